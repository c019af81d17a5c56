export const en = {
  title: 'Orders',
  lead: 'What you have bought, what was paid, and a receipt for each payment.',
  back: 'All orders',
  plan: (paid: number, of: number) => `${paid} of ${of} payments made`,
  refunded: (amount: string) => `${amount} refunded`,
  older: 'Older orders',
  newest: 'Back to the newest',
  empty: {
    title: 'No orders yet',
    text: 'What you buy with this e-mail address appears here by itself, with its receipt. An account is never needed for it.',
    courses: 'Explore Courses',
  },
};

export const da: typeof en = {
  title: 'Ordrer',
  lead: 'Det, du har købt, det, der er betalt, og en kvittering for hver betaling.',
  back: 'Alle ordrer',
  refunded: (amount) => `${amount} refunderet`,
  plan: (paid, of) => `${paid} af ${of} betalinger gennemført`,
  older: 'Ældre ordrer',
  newest: 'Tilbage til de nyeste',
  empty: {
    title: 'Ingen ordrer endnu',
    text: 'Det, du køber med din mailadresse, står her af sig selv med sin kvittering. Du behøver ikke en konto for at købe.',
    courses: 'Se kurserne',
  },
};

export const ordersMessages = { en, da };
