import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const ordersMessages = inBoth({
  title: common.orders,
  lead: [
    'Everything you’ve bought and paid for, with a receipt for each payment.',
    'Dine køb og betalinger med en kvittering for hver betaling.',
  ],
  back: ['All orders', 'Alle ordrer'],
  plan: (paid: number, of: number) => [
    `${paid} of ${of} payments made`,
    `${paid} af ${of} betalinger gennemført`,
  ],
  refunded: (amount: string) => [`${amount} refunded`, `${amount} refunderet`],
  older: ['Older orders', 'Ældre ordrer'],
  newest: ['Back to the newest', 'Tilbage til de nyeste'],
  empty: {
    title: ['No orders yet', 'Ingen ordrer endnu'],
    text: [
      'Everything you buy with this email address appears here with its receipt, including purchases made without an account.',
      'Alt, hvad du køber med din e-mailadresse, vises her med kvittering. Du behøver ikke en konto for at købe.',
    ],
    courses: ['Explore Courses', 'Se kurserne'],
  },
});
