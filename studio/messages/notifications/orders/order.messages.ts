import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const orderLabels = inBoth({
  order: common.order,
  amount: common.amount,
  payment: common.payment,
  status: 'Status',
  receipt: ['Receipt', 'Kvittering'],
  date: common.date,
  paidAtSession: ['Paid at the session', 'Betalt ved timen'],
  paidBy: ['Paid by', 'Betalt med'],
  price: (count: number) => [`Price, in ${count} payments`, `Pris, i ${count} betalinger`],
  due: (date: string) => [`Due ${date}`, `Trækkes ${date}`],
  total: common.total,
  discount: common.discount,
  giftCard: ['Paid with gift card', 'Betalt med gavekort'],
  charged: ['Paid by card', 'Betalt med kort'],
  reserved: {
    giftCard: ['Reserved on the gift card', 'Reserveret på gavekortet'],
    charged: ['Reserved on the card', 'Reserveret på kortet'],
  },
  terms: ['Terms of sale', 'Handelsbetingelser'],
  accepted: ['You accepted when ordering:', 'Du accepterede, da du bestilte:'],
  deliveredTo: ['Delivery address', 'Leveringsadresse'],
  withdrawal: {
    goods: [
      'You can withdraw from the purchase within 14 days of receiving the goods.',
      'Du kan fortryde købet inden for 14 dage, efter at du har fået varen.',
    ],
    service: [
      'You can withdraw from the purchase within 14 days.',
      'Du kan fortryde købet inden for 14 dage.',
    ],
    credit: [
      'You can withdraw from the purchase within 14 days. If it’s unused, we refund it in full; sessions you’ve used are charged at their price.',
      'Du kan fortryde købet inden for 14 dage. Har du ikke brugt noget, får du hele beløbet tilbage. Brugte timer betaler du til deres pris.',
    ],
    digital: [
      'You asked for immediate access and accepted that your 14-day right to withdraw ends with it.',
      'Du bad om at få indholdet med det samme og sagde ja til, at fortrydelsesretten på 14 dage dermed falder bort.',
    ],
    dated: [
      'The purchase is for a fixed date, so the statutory 14-day right to withdraw doesn’t apply.',
      'Købet gælder en bestemt dato og er ikke omfattet af lovens fortrydelsesret på 14 dage.',
    ],
    none: '',
  },
});
