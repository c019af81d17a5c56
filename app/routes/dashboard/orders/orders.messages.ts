export const en = {
  title: 'Orders',
  lead: 'Everything you’ve bought and paid for, with a receipt for each payment.',
  back: 'All orders',
  plan: (paid: number, of: number) => `${paid} of ${of} payments made`,
  refunded: (amount: string) => `${amount} refunded`,
  older: 'Older orders',
  newest: 'Back to the newest',
  empty: {
    title: 'No orders yet',
    text: 'Everything you buy with this email address appears here with its receipt, including purchases made without an account.',
    courses: 'Explore Courses',
  },
};

export const da: typeof en = {
  title: 'Ordrer',
  lead: 'Dine køb og betalinger med en kvittering for hver betaling.',
  back: 'Alle ordrer',
  refunded: (amount) => `${amount} refunderet`,
  plan: (paid, of) => `${paid} af ${of} betalinger gennemført`,
  older: 'Ældre ordrer',
  newest: 'Tilbage til de nyeste',
  empty: {
    title: 'Ingen ordrer endnu',
    text: 'Alt, hvad du køber med din e-mailadresse, vises her med kvittering. Du behøver ikke en konto for at købe.',
    courses: 'Se kurserne',
  },
};

export const ordersMessages = { en, da };
