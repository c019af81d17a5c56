import type { Language } from '#studio/shared/language.ts';

export type ErrorReason = 'broken' | 'unavailable' | 'unreadable' | 'too-large' | 'foreign' | 'method';

interface ErrorTexts {
  home: string;
  idLabel: string;
  reasons: Record<ErrorReason, { title: string; sentence: string }>;
}

const en: ErrorTexts = {
  home: 'Back to the home page',
  idLabel: 'If you write to us about it, please name this number:',
  reasons: {
    broken: {
      title: 'Unexpected Application Error!',
      sentence: 'Something went wrong on our side. We have noted it. Please try again in a moment.',
    },
    unavailable: {
      title: 'Temporarily unavailable',
      sentence: 'We have a technical problem at the moment. Please try again in a minute.',
    },
    unreadable: {
      title: 'We could not read that',
      sentence:
        'What you sent did not arrive in one piece. Nothing was stored. Please go back and send it again.',
    },
    'too-large': {
      title: 'That was too much at once',
      sentence:
        'What you sent is larger than we accept. Nothing was stored. Please shorten it and send it again.',
    },
    foreign: {
      title: 'This came from another site',
      sentence: 'For your safety we only accept what you send from our own pages. Nothing was changed.',
    },
    method: {
      title: 'This page can’t do that',
      sentence: 'This address doesn’t accept that kind of request. Nothing was changed.',
    },
  },
};

const da: ErrorTexts = {
  home: 'Tilbage til forsiden',
  idLabel: 'Hvis du skriver til os om det, så nævn gerne dette nummer:',
  reasons: {
    broken: {
      title: 'Unexpected Application Error!',
      sentence: 'Noget gik galt hos os. Vi har noteret det. Prøv igen om et øjeblik.',
    },
    unavailable: {
      title: 'Midlertidigt utilgængelig',
      sentence: 'Vi har tekniske problemer lige nu. Prøv igen om et minut.',
    },
    unreadable: {
      title: 'Det kunne vi ikke læse',
      sentence: 'Det, du sendte, kom ikke helt frem. Intet er gemt. Gå tilbage, og send det igen.',
    },
    'too-large': {
      title: 'Det var for meget på én gang',
      sentence:
        'Det, du sendte, er større end vi kan tage imod. Intet er gemt. Gør det kortere, og send igen.',
    },
    foreign: {
      title: 'Det kom fra et andet sted',
      sentence:
        'For din sikkerheds skyld tager vi kun imod det, du sender fra vores egne sider. Intet er ændret.',
    },
    method: {
      title: 'Det kan siden ikke',
      sentence: 'Adressen tager ikke imod den slags forespørgsler. Intet er ændret.',
    },
  },
};

export function errorTexts(reason: ErrorReason, language: Language) {
  const { reasons, ...words } = language === 'da' ? da : en;
  return { ...words, ...reasons[reason] };
}
