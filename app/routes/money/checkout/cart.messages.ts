import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const cartPageMessages = inBoth({
  title: ['Cart', 'Kurv'],
  headline: ['Your cart', 'Din kurv'],
  lead: [
    'Items in your cart aren’t reserved. You’ll see delivery and the total before you order.',
    'Varer i kurven er ikke reserveret. Du ser levering og samlet pris, før du bestiller.',
  ],
  emptyTitle: ['Your cart is empty', 'Din kurv er tom'],
  emptyText: ['We’ll keep what you add for 30 days.', 'Vi gemmer det, du lægger i kurven, i 30 dage.'],
  cookies: {
    title: ['Your browser doesn’t keep cookies', 'Din browser gemmer ikke cookies'],
    text: [
      'So your cart stays empty. You can buy one thing at a time, or allow cookies for this site and add it again.',
      'Derfor er kurven tom. Du kan købe én ting ad gangen eller tillade cookies for denne side og lægge den i kurven igen.',
    ],
    buy: ['Buy this one now', 'Køb denne nu'],
  },
  toShop: ['To the shop', 'Til butikken'],
  parcel: {
    stock: ['In stock', 'På lager'],
    print: ['Made to order', 'Fremstilles på bestilling'],
  },
  parcelNote: {
    stock: [
      'We ship it ourselves and charge your card when it leaves.',
      'Vi sender selv. Beløbet trækkes, når pakken er på vej.',
    ],
    print: [
      'Our print partner makes it for you. You pay when you order.',
      'Fremstilles til dig af vores trykkeri og betales, når du bestiller.',
    ],
  },
  twoParcels: [
    'Two parcels from two places, so they are two orders, each with its own delivery.',
    'Varerne kommer fra to steder. Derfor bliver det to ordrer med hver sin levering.',
  ],
  quantity: ['Quantity', 'Antal'],
  quantityOf: (what: string) => [`Quantity of ${what}`, `Antal: ${what}`],
  fewer: ['One less:', 'Én mindre:'],
  more: ['One more:', 'Én mere:'],
  each: ['each', 'pr. stk.'],
  sum: 'Subtotal',
  remove: common.remove,
  update: ['Update the cart', 'Opdater kurven'],
  checkout: ['To checkout', 'Til kassen'],
  checkOut: ['Check out', 'Bestil'],
  checkoutParcel: {
    stock: ['Check out in-stock items', 'Bestil lagervarerne'],
    print: ['Check out made-to-order items', 'Bestil de trykte varer'],
  },
  short: (left: number) =>
    left === 0
      ? ['Sold out just now. Please remove it.', 'Lige blevet udsolgt. Fjern varen.']
      : [`Only ${left} left. Please reduce the quantity.`, `Kun ${left} tilbage. Vælg færre.`],
  notOffered: ['No longer for sale. Please remove it.', 'Sælges ikke længere. Fjern varen.'],
  problem: ['Your cart hasn’t changed', 'Kurven er ikke ændret'],
});

export type CartPageWords = (typeof cartPageMessages)['en'];
