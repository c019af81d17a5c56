import type { Language } from '#studio/shared/language.ts';

export type ErrorReason =
  | 'broken'
  | 'unavailable'
  | 'busy'
  | 'paused'
  | 'unreadable'
  | 'too-large'
  | 'too-many'
  | 'foreign'
  | 'method';

interface ErrorTexts {
  home: string;
  idLabel: string;
  reasons: Record<ErrorReason, { title: string; sentence: string }>;
}

const en: ErrorTexts = {
  home: 'Back to the home page',
  idLabel: 'If you write to us about this, please quote this number:',
  reasons: {
    broken: {
      title: 'Unexpected Application Error!',
      sentence: 'Something went wrong on our side, and we’ve logged it. Please try again in a moment.',
    },
    unavailable: {
      title: 'Temporarily unavailable',
      sentence: 'We’re having technical problems. Please try again in a minute.',
    },
    busy: {
      title: 'Many visitors right now',
      sentence: 'We can’t show this page at the moment. Please try again in a few seconds.',
    },
    paused: {
      title: 'Booking opens again shortly',
      sentence:
        'We’re checking payments after some technical work. Nothing was saved. Please try again in a few minutes.',
    },
    unreadable: {
      title: 'We couldn’t read that',
      sentence: 'What you sent didn’t arrive complete. Nothing was saved. Please go back and send it again.',
    },
    'too-large': {
      title: 'That’s too large',
      sentence: 'Nothing was saved. Please shorten it and send it again.',
    },
    'too-many': {
      title: 'Too many requests',
      sentence: 'There have been too many requests from your network. Please try again later.',
    },
    foreign: {
      title: 'This came from another site',
      sentence: 'For your safety, we only accept forms sent from our own pages. Nothing has changed.',
    },
    method: {
      title: 'This page can’t do that',
      sentence: 'This address doesn’t accept that kind of request. Nothing has changed.',
    },
  },
};

const da: ErrorTexts = {
  home: 'Tilbage til forsiden',
  idLabel: 'Skriver du til os om fejlen, så oplys dette nummer:',
  reasons: {
    broken: {
      title: 'Unexpected Application Error!',
      sentence: 'Noget gik galt hos os. Vi har noteret det. Prøv igen om et øjeblik.',
    },
    unavailable: {
      title: 'Midlertidigt utilgængelig',
      sentence: 'Vi har tekniske problemer lige nu. Prøv igen om et minut.',
    },
    busy: {
      title: 'Mange besøgende lige nu',
      sentence: 'Vi kan ikke vise siden lige nu. Prøv igen om et par sekunder.',
    },
    paused: {
      title: 'Booking åbner igen om lidt',
      sentence:
        'Vi kontrollerer betalinger efter teknisk arbejde. Intet er gemt. Prøv igen om et par minutter.',
    },
    unreadable: {
      title: 'Det kunne vi ikke læse',
      sentence: 'Det, du sendte, kom ikke helt frem. Intet er gemt. Gå tilbage, og send det igen.',
    },
    'too-large': {
      title: 'Det fylder for meget',
      sentence:
        'Det, du sendte, er større, end vi kan tage imod. Intet er gemt. Gør det kortere, og send det igen.',
    },
    'too-many': {
      title: 'For mange forespørgsler',
      sentence: 'Der er kommet for mange forespørgsler fra dit netværk. Prøv igen senere.',
    },
    foreign: {
      title: 'Ugyldig anmodning',
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
