import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const restoreEmailMessages = inBoth({
  asks: {
    title: ['Undo the change of address', 'Fortryd den nye adresse'],
    lead: (email: string) => [
      `Use the button to move the purchase back to ${email}. We’ll send its emails there again, and links sent to the other address will stop working.`,
      `Når du trykker på knappen, hører købet igen til ${email}. Vi sender e-mailene dertil igen, og links, der er sendt til den anden adresse, holder op med at virke.`,
    ],
  },
  button: ['Undo the change', 'Fortryd ændringen'],
  done: {
    title: ['The purchase is yours again', 'Købet er dit igen'],
    lead: [
      'We’ve emailed you new links. Was it rescheduled or cancelled in the meantime? Write to us, and we’ll help.',
      'Vi har sendt dig nye links. Er det blevet flyttet eller aflyst i mellemtiden? Skriv til os, så hjælper vi.',
    ],
  },
  writeToUs: common.writeToUs,
});
