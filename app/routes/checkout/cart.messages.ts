/** The cart. */
export const en = {
  title: 'Cart',
  headline: 'Your cart',
  lead: 'Items in your cart aren’t reserved. You’ll see delivery and the total before you order.',
  emptyTitle: 'Your cart is empty',
  emptyText: 'We’ll keep what you add for 30 days.',
  toShop: 'To the shop',
  parcel: {
    stock: 'In stock',
    print: 'Made to order',
  },
  parcelNote: {
    stock: 'We ship it ourselves and charge your card when it leaves.',
    print: 'Our print partner makes it for you. You pay when you order.',
  },
  twoParcels: 'Two parcels from two places, so they are two orders, each with its own delivery.',
  quantity: 'Quantity',
  quantityOf: (what: string) => `Quantity of ${what}`,
  each: 'each',
  sum: 'Subtotal',
  remove: 'Remove',
  update: 'Update the cart',
  checkout: 'To checkout',
  checkoutParcel: { stock: 'Check out in-stock items', print: 'Check out made-to-order items' },
  short: (left: number) =>
    left === 0 ? 'Sold out just now. Please remove it.' : `Only ${left} left. Please reduce the quantity.`,
  notOffered: 'No longer for sale. Please remove it.',
  problem: 'Your cart hasn’t changed',
};

export const da: typeof en = {
  title: 'Kurv',
  headline: 'Din kurv',
  lead: 'Varer i kurven er ikke reserveret. Du ser levering og samlet pris, før du bestiller.',
  emptyTitle: 'Din kurv er tom',
  emptyText: 'Vi gemmer det, du lægger i kurven, i 30 dage.',
  toShop: 'Til butikken',
  parcel: {
    stock: 'På lager',
    print: 'Fremstilles på bestilling',
  },
  parcelNote: {
    stock: 'Vi sender selv. Beløbet trækkes, når pakken er på vej.',
    print: 'Fremstilles til dig af vores trykkeri og betales, når du bestiller.',
  },
  twoParcels: 'Varerne kommer fra to steder. Derfor bliver det to ordrer med hver sin levering.',
  quantity: 'Antal',
  quantityOf: (what) => `Antal: ${what}`,
  each: 'pr. stk.',
  sum: 'Subtotal',
  remove: 'Fjern',
  update: 'Opdater kurven',
  checkout: 'Til kassen',
  checkoutParcel: { stock: 'Bestil lagervarerne', print: 'Bestil de trykte varer' },
  short: (left) => (left === 0 ? 'Lige blevet udsolgt. Fjern varen.' : `Kun ${left} tilbage. Vælg færre.`),
  notOffered: 'Sælges ikke længere. Fjern varen.',
  problem: 'Kurven er ikke ændret',
};

export const cartPageMessages = { en, da };
export type CartPageWords = typeof en;
