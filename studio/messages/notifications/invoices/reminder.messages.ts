import { inBoth } from '#studio/shared/texts/in-both.ts';

export const reminderMessages = inBoth({
  subject: (what: string) => [`Payment reminder: ${what}`, `Påmindelse om betaling: ${what}`],
  headline: ['A payment is missing', 'Der mangler en betaling'],
  lead: (amount: string, what: string) => [
    `We haven’t received ${amount} for ${what} yet.`,
    `Vi har endnu ikke modtaget ${amount} for ${what}.`,
  ],
  invoice: (number: number) => [`invoice ${number}`, `faktura ${number}`],
  order: (number: string) => [`order ${number}`, `ordre ${number}`],
  session: (when: string) => [`your session on ${when}`, `din time ${when}`],
  number: 'For',
  due: ['Due', 'Forfaldsdato'],
  until: ['Reserved until', 'Reserveret indtil'],
  amount: ['To pay', 'At betale'],
  transfer: ['Bank transfer', 'Bankoverførsel'],
  pay: ['View and pay', 'Se og betal'],
  crossed: [
    'If you’ve paid in the meantime, there’s nothing you need to do.',
    'Har du betalt i mellemtiden, skal du ikke gøre noget.',
  ],
});
