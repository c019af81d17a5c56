/** A whole application as the two forms take it, with Danish letters. */
export const typedApplication = {
  firstName: 'Ærlige Åse',
  lastName: 'Østergaard',
  email: 'aase@example.com',
  phone: '+45 12 34 56 78',
  singingBackground:
    'Jeg har sunget i kor siden jeg var ti år, og de sidste fire år i et band, der spiller hver måned.',
  experienceLevel: 'Øvet, med undervisning i to år.',
  currentChallenges: 'Når det bliver stille, trækker jeg mig, og tonen forsvinder.',
  callTimes: 'Tirsdag og torsdag efter klokken 16.',
  agreedToTerms: true,
};

const goals = 'At synge en ballade svagt og stadig blive hørt på bageste række.';
const why = 'Fordi jeg har ventet i to år på at have fire weekender i træk, og nu har jeg dem.';

export const intensiveApplication = { ...typedApplication, voiceElevatedGoals: goals, whyVoiceElevated: why };
export const retreatApplication = { ...typedApplication, retreatGoals: goals, whyAttend: why };
