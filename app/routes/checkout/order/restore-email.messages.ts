import type { Language } from '#studio/shared/language.ts';

const en = {
  asks: {
    title: 'Take your purchase back',
    lead: (email: string) =>
      `Press the button, and the purchase belongs to ${email} again. We’ll send its emails there once more, and the other address’s links will stop working.`,
  },
  button: 'Take it back',
  done: {
    title: 'The purchase is yours again',
    lead: 'We’ve emailed you new links. Was it rescheduled or cancelled in the meantime? Write to us, and we’ll help.',
  },
  writeToUs: 'Write to us',
};

const da: typeof en = {
  asks: {
    title: 'Tag dit køb tilbage',
    lead: (email) =>
      `Når du trykker på knappen, hører købet igen til ${email}. Vi sender e-mailene dertil en gang til, og den anden adresses links holder op med at virke.`,
  },
  button: 'Tag købet tilbage',
  done: {
    title: 'Købet er dit igen',
    lead: 'Vi har sendt dig nye links. Er det blevet flyttet eller aflyst i mellemtiden? Skriv til os, så hjælper vi.',
  },
  writeToUs: 'Skriv til os',
};

export const restoreEmailMessages: Record<Language, typeof en> = { en, da };
