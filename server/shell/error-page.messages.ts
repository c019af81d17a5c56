import type { Language } from '#studio/shared/language.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

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

const errorPageMessages = inBoth({
  home: ['Back to the home page', 'Tilbage til forsiden'],
  idLabel: [
    'If you write to us about this, please quote this number:',
    'Skriver du til os om fejlen, så oplys dette nummer:',
  ],
  reasons: {
    broken: {
      title: 'Unexpected Application Error!',
      sentence: [
        'Something went wrong on our side, and we’ve logged it. Please try again in a moment.',
        'Noget gik galt hos os. Vi har noteret det. Prøv igen om et øjeblik.',
      ],
    },
    unavailable: {
      title: ['Temporarily unavailable', 'Midlertidigt utilgængelig'],
      sentence: [
        'We’re having technical problems. Please try again in a minute.',
        'Vi har tekniske problemer lige nu. Prøv igen om et minut.',
      ],
    },
    busy: {
      title: ['Many visitors right now', 'Mange besøgende lige nu'],
      sentence: [
        'We can’t show this page at the moment. Please try again in a few seconds.',
        'Vi kan ikke vise siden lige nu. Prøv igen om et par sekunder.',
      ],
    },
    paused: {
      title: ['Booking opens again shortly', 'Booking åbner igen om lidt'],
      sentence: [
        'We’re checking payments after some technical work. Nothing was saved. Please try again in a few minutes.',
        'Vi kontrollerer betalinger efter teknisk arbejde. Intet er gemt. Prøv igen om et par minutter.',
      ],
    },
    unreadable: {
      title: ['We couldn’t read that', 'Det kunne vi ikke læse'],
      sentence: [
        'What you sent didn’t arrive complete. Nothing was saved. Please go back and send it again.',
        'Det, du sendte, kom ikke helt frem. Intet er gemt. Gå tilbage, og send det igen.',
      ],
    },
    'too-large': {
      title: ['That’s too large', 'Det fylder for meget'],
      sentence: [
        'Nothing was saved. Please shorten it and send it again.',
        'Det, du sendte, er større, end vi kan tage imod. Intet er gemt. Gør det kortere, og send det igen.',
      ],
    },
    'too-many': {
      title: ['Too many requests', 'For mange forespørgsler'],
      sentence: [
        'There have been too many requests from your network. Please try again later.',
        'Der er kommet for mange forespørgsler fra dit netværk. Prøv igen senere.',
      ],
    },
    foreign: {
      title: ['This came from another site', 'Ugyldig anmodning'],
      sentence: [
        'For your safety, we only accept forms sent from our own pages. Nothing has changed.',
        'For din sikkerheds skyld tager vi kun imod det, du sender fra vores egne sider. Intet er ændret.',
      ],
    },
    method: {
      title: ['This page can’t do that', 'Det kan siden ikke'],
      sentence: [
        'This address doesn’t accept that kind of request. Nothing has changed.',
        'Adressen tager ikke imod den slags forespørgsler. Intet er ændret.',
      ],
    },
  } satisfies Pairs<Record<ErrorReason, { title: string; sentence: string }>>,
});

export function errorTexts(reason: ErrorReason, language: Language) {
  const { reasons, ...words } = errorPageMessages[language];
  return { ...words, ...reasons[reason] };
}
