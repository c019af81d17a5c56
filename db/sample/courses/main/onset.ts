import { say } from '../../workbooks/said.ts';
import type { SampleModule } from '../sample-course.ts';

export const onset: SampleModule = {
  title: say('Onset', 'Ansats'),
  description: say(
    'How a note begins decides how it goes on.',
    'Sådan en tone begynder, sådan går den videre.',
  ),
  lessons: [
    {
      title: say('How a note begins', 'Sådan begynder en tone'),
      description: say(
        'Air, folds, thought: which comes first makes the sound.',
        'Luft, stemmelæber, tanke: rækkefølgen er lyden.',
      ),
      body: say(
        'There are three ways to start. Folds closed first, then air: a small knock. Air first, then folds: a sigh with a note in it. Both at once: a note that was simply there. All three are useful in songs. Only the last can be done all day.\n\nSing the sheet’s repeated note on “ah”, four knocks, four sighs, four of the clean ones. You will know them apart by touch before you do by ear.\n\nListen for starts this week, on the radio and in the bus. Everyone has a favourite. Which one is yours?',
        'Der er tre måder at begynde på. Stemmelæberne lukket først, så luft: et lille bank. Luft først, så stemmelæber: et suk med en tone i. Begge på én gang: en tone, der bare var der. Alle tre kan bruges i sange. Kun den sidste kan du holde til hele dagen.\n\nSyng arkets gentagne tone på »a«, fire bank, fire suk, fire af de rene. Du kender dem fra hinanden på følelsen, før du gør det på øret.\n\nLyt efter begyndelser i denne uge, i radioen og i bussen. Alle har en yndling. Hvad er din?',
      ),
      exercise: 'same-note',
    },
    {
      title: say('Not a cough, not a sigh', 'Ikke et host, ikke et suk'),
      description: say(
        'Between a hard start and a breathy one lies the one you want.',
        'Mellem den hårde og den luftige begyndelse ligger den, du vil have.',
      ),
      body: say(
        'Say “uh-oh” and feel the small closing before each vowel: that is the cough. Say “hah” and hear the air before the tone: that is the sigh. Now think the sigh and say the “oh” at the same moment.\n\nTen short notes on “oh”, each beginning exactly when you decide. Clean is softer than you expect.',
        'Sig »øh-åh«, og mærk den lille lukning før hver vokal: Det er hostet. Sig »hah«, og hør luften før tonen: Det er sukket. Tænk nu sukket, og sig »åh« i samme øjeblik.\n\nTi korte toner på »åh«, der begynder præcis, når du bestemmer. Rent er svagere, end du venter.',
      ),
      exercise: 'same-note',
    },
    {
      title: say('Clean starts on every vowel', 'Rene begyndelser på hver vokal'),
      description: say(
        '“Ee” begins by itself, “ah” does not. Let the easy one teach the others.',
        '»I« begynder af sig selv, det gør »a« ikke. Lad den lette lære de andre det.',
      ),
      body: say(
        'Sing the repeated note of the sheet: “ee, ee, ee, ee, ee”, short and clean as a row of stitches. Then “ee, eh, ah, oh, oo”, each beginning like the “ee” did. One of them will knock or sigh. That one gets an “ee” before it: “ee-ah, ee-ah”, and then you only think the “ee”.\n\nMove the note up by a half step and find the one that fails there. It is often another one.\n\nLast, take the five first words of your song’s lines that begin with a vowel. They are the places where it has always sounded hard.',
        'Syng arkets gentagne tone: »i, i, i, i, i«, kort og rent som en række sting. Så »i, e, a, o, u«, hver af dem begyndt, som i’et begyndte. En af dem banker eller sukker. Den får et »i« foran: »i-a, i-a«, og så tænker du bare i’et.\n\nFlyt tonen en halv tone op, og find den, der svigter dér. Det er ofte en anden.\n\nTag til sidst de første ord i din sangs linjer, der begynder med en vokal. Det er dér, det altid har lydt hårdt.',
      ),
      exercise: 'same-note',
    },
    {
      title: say('Quiet beginnings', 'Stille begyndelser'),
      description: say(
        'A soft start is not a weak one. It has simply decided earlier.',
        'En svag begyndelse er ikke en usikker. Den har bare bestemt sig før.',
      ),
      body: say(
        'Breathe in, and let the breath turn round like a swing at its highest point. In that moment there is neither in nor out. Begin the note there, as soft as a thought, on “oo”.\n\nIf nothing comes at first and then too much, you waited with closed folds. Think of the note as already sounding in the next room, and open the door. The sheet’s long note, eight doors, each from silence.\n\nThe first line of a ballad begins like this, and so does everything you sing after someone has cried.',
        'Træk vejret ind, og lad det vende som en gynge på det højeste sted. I det øjeblik er der hverken ind eller ud. Begynd tonen dér, svag som en tanke, på »u«.\n\nKommer der først ingenting og så for meget, ventede du med lukkede stemmelæber. Tænk, at tonen allerede lyder i rummet ved siden af, og luk døren op. Arkets lange tone, otte døre, hver gang fra stilhed.\n\nSådan begynder den første linje i en ballade, og alt, hvad du synger, efter at nogen har grædt.',
      ),
      exercise: 'long-note',
    },
  ],
};
