import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const restoreEmailMessages = inBoth({
  asks: {
    title: ['Take your purchase back', 'Tag dit køb tilbage'],
    lead: (email: string) => [
      `Press the button, and the purchase belongs to ${email} again. We’ll send its emails there once more, and the other address’s links will stop working.`,
      `Når du trykker på knappen, hører købet igen til ${email}. Vi sender e-mailene dertil en gang til, og den anden adresses links holder op med at virke.`,
    ],
  },
  button: ['Take it back', 'Tag købet tilbage'],
  done: {
    title: ['The purchase is yours again', 'Købet er dit igen'],
    lead: [
      'We’ve emailed you new links. Was it rescheduled or cancelled in the meantime? Write to us, and we’ll help.',
      'Vi har sendt dig nye links. Er det blevet flyttet eller aflyst i mellemtiden? Skriv til os, så hjælper vi.',
    ],
  },
  writeToUs: common.writeToUs,
});
