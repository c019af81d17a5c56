import type { Language } from '#studio/shared/language.ts';
import type { ApplicationField } from './application-input.ts';

/** What the forms ask, the owner reads and the mails quote: labels, and hints where an answer wants one. */
const en: Record<Exclude<ApplicationField, 'agreedToTerms'>, { label: string; hint?: string }> = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'Email', hint: 'We’ll reply to this address.' },
  phone: { label: 'Phone', hint: 'We’ll call you. From abroad, include the country code.' },
  singingBackground: {
    label: 'Your singing background',
    hint: 'What you have sung, where, and for how long. At least 50 characters.',
  },
  experienceLevel: {
    label: 'Your experience level',
    hint: 'Lessons, choirs, bands, stages: what you know, and what is new.',
  },
  currentChallenges: {
    label: 'What gets in your way today?',
    hint: 'Bring the note that won’t sit. At least 30 characters.',
  },
  voiceElevatedGoals: {
    label: 'What should be different after the four weekends?',
    hint: 'At least 30 characters.',
  },
  whyVoiceElevated: {
    label: 'Why Voice Elevated, and why now?',
    hint: 'At least 50 characters.',
  },
  retreatGoals: { label: 'What do you want to take home from the retreat?', hint: 'At least 30 characters.' },
  whyAttend: { label: 'Why this retreat, and why now?', hint: 'At least 50 characters.' },
  programmeGoals: { label: 'What should be different afterwards?', hint: 'At least 30 characters.' },
  whyProgramme: { label: 'Why this programme, and why now?', hint: 'At least 50 characters.' },
  callTimes: {
    label: 'When may we call you?',
    hint: 'Some days and hours in the coming week. The call takes about half an hour.',
  },
};

const da: typeof en = {
  firstName: { label: 'Fornavn' },
  lastName: { label: 'Efternavn' },
  email: { label: 'E-mail', hint: 'Hertil sender vi svaret.' },
  phone: { label: 'Telefon', hint: 'Vi ringer. Fra udlandet: med landekode.' },
  singingBackground: {
    label: 'Din sangbaggrund',
    hint: 'Hvad du har sunget, hvor og hvor længe. Mindst 50 tegn.',
  },
  experienceLevel: {
    label: 'Dit erfaringsniveau',
    hint: 'Undervisning, kor, bands, scener: det, du kan, og det, der er nyt.',
  },
  currentChallenges: {
    label: 'Hvad står i vejen i dag?',
    hint: 'Tag den tone med, der ikke vil sidde. Mindst 30 tegn.',
  },
  voiceElevatedGoals: {
    label: 'Hvad skal være anderledes efter de fire weekender?',
    hint: 'Mindst 30 tegn.',
  },
  whyVoiceElevated: { label: 'Hvorfor Voice Elevated, og hvorfor nu?', hint: 'Mindst 50 tegn.' },
  retreatGoals: { label: 'Hvad vil du have med hjem fra retreatet?', hint: 'Mindst 30 tegn.' },
  whyAttend: { label: 'Hvorfor netop dette retreat, og hvorfor nu?', hint: 'Mindst 50 tegn.' },
  programmeGoals: { label: 'Hvad skal være anderledes bagefter?', hint: 'Mindst 30 tegn.' },
  whyProgramme: { label: 'Hvorfor netop dette forløb, og hvorfor nu?', hint: 'Mindst 50 tegn.' },
  callTimes: {
    label: 'Hvornår må vi ringe?',
    hint: 'Nogle dage og tidspunkter i den kommende uge. Samtalen tager cirka en halv time.',
  },
};

export const questionMessages: Record<Language, typeof en> = { en, da };
