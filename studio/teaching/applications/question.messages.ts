import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { ApplicationField } from './application-input.ts';

/** What the forms ask, the owner reads and the mails quote: labels, and hints where an answer wants one. */
export const questionMessages = inBoth<
  Pairs<Record<Exclude<ApplicationField, 'agreedToTerms'>, { label: string; hint?: string }>>
>({
  firstName: { label: ['First name', 'Fornavn'] },
  lastName: { label: ['Last name', 'Efternavn'] },
  email: { label: common.email, hint: ['We’ll reply to this address.', 'Hertil sender vi svaret.'] },
  phone: {
    label: common.phone,
    hint: [
      'We’ll call you. From abroad, include the country code.',
      'Vi ringer. Fra udlandet: med landekode.',
    ],
  },
  singingBackground: {
    label: ['Your singing background', 'Din sangbaggrund'],
    hint: [
      'What you have sung, where, and for how long. At least 50 characters.',
      'Hvad du har sunget, hvor og hvor længe. Mindst 50 tegn.',
    ],
  },
  experienceLevel: {
    label: ['Your experience level', 'Dit erfaringsniveau'],
    hint: [
      'Lessons, choirs, bands, stages: what you know, and what is new.',
      'Undervisning, kor, bands, scener: det, du kan, og det, der er nyt.',
    ],
  },
  currentChallenges: {
    label: ['What gets in your way today?', 'Hvad står i vejen i dag?'],
    hint: [
      'Tell us about the note that won’t settle. At least 30 characters.',
      'Fortæl om den tone, der ikke vil sidde. Mindst 30 tegn.',
    ],
  },
  voiceElevatedGoals: {
    label: [
      'What should be different after the four weekends?',
      'Hvad skal være anderledes efter de fire weekender?',
    ],
    hint: ['At least 30 characters.', 'Mindst 30 tegn.'],
  },
  whyVoiceElevated: {
    label: ['Why Voice Elevated, and why now?', 'Hvorfor Voice Elevated, og hvorfor nu?'],
    hint: ['At least 50 characters.', 'Mindst 50 tegn.'],
  },
  retreatGoals: {
    label: ['What do you want to take home from the retreat?', 'Hvad vil du have med hjem fra retreatet?'],
    hint: ['At least 30 characters.', 'Mindst 30 tegn.'],
  },
  whyAttend: {
    label: ['Why this retreat, and why now?', 'Hvorfor netop dette retreat, og hvorfor nu?'],
    hint: ['At least 50 characters.', 'Mindst 50 tegn.'],
  },
  programmeGoals: {
    label: ['What should be different afterwards?', 'Hvad skal være anderledes bagefter?'],
    hint: ['At least 30 characters.', 'Mindst 30 tegn.'],
  },
  whyProgramme: {
    label: ['Why this programme, and why now?', 'Hvorfor netop dette forløb, og hvorfor nu?'],
    hint: ['At least 50 characters.', 'Mindst 50 tegn.'],
  },
  callTimes: {
    label: ['When may we call you?', 'Hvornår må vi ringe?'],
    hint: [
      'A few days and times in the coming week. The call takes about half an hour.',
      'Nogle dage og tidspunkter i den kommende uge. Samtalen tager cirka en halv time.',
    ],
  },
});
