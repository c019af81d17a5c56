import { inBoth } from '#studio/shared/texts/in-both.ts';

export const invoiceFields = inBoth({
  parts: {
    invoices: ['Invoices to companies', 'Fakturaer til virksomheder'],
    reminders: ['Payment reminders', 'Påmindelser om betaling'],
  },
  partHints: {
    reminders: [
      'Emailed for overdue invoices, unpaid orders and payment links; each once, and none when it’s paid. Programmes and plans have reminders of their own.',
      'Sendes for forfaldne fakturaer, ubetalte ordrer og betalingslinks, hver kun én gang og ikke, når der er betalt. Forløb og rater har deres egne påmindelser.',
    ],
    invoices: [
      'For your accountant: an invoice counts in the figures and the VAT when it’s paid, by the date of its receipt. Until then it’s outstanding. If VAT is to be declared by the date of the invoice (momsloven § 23), the list of invoices has the dates and amounts.',
      'Til din revisor: En faktura tæller med i nøgletal og moms, når den er betalt, på kvitteringens dato. Indtil da er den udestående. Skal momsen angives efter fakturaens dato (momsloven § 23), står datoer og beløb i listen over fakturaer.',
    ],
  },
  fields: {
    invoiceDueDays: {
      label: ['Days until an invoice is due', 'Dage, til en faktura forfalder'],
      hint: [
        '0 to 120. You can change the date on each invoice.',
        '0 til 120. Du kan ændre datoen på hver faktura.',
      ],
    },
    invoicePayTo: {
      label: ['Bank details for transfers', 'Bankoplysninger til overførsler'],
      hint: [
        'Bank, registration and account number, IBAN. Printed on every invoice.',
        'Bank, registrerings- og kontonummer, IBAN. Står på hver faktura.',
      ],
    },
    firstReminderDays: {
      label: ['First reminder after (days)', 'Første påmindelse efter (dage)'],
      hint: [
        'After the due date, or the order. 0: none.',
        'Efter forfaldsdatoen eller bestillingen. 0: ingen.',
      ],
    },
    secondReminderDays: {
      label: ['Second reminder after (days)', 'Anden påmindelse efter (dage)'],
      hint: ['0: none.', '0: ingen.'],
    },
  },
});
