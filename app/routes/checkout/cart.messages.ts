/** The cart. */
export const en = {
  title: 'Cart',
  headline: 'Your cart',
  lead: 'Nothing is reserved by lying here. You see delivery and total before you order.',
  emptyTitle: 'Nothing in it yet',
  emptyText: 'What you put into the cart in the shop lies here, for 30 days.',
  toShop: 'To the shop',
  parcel: {
    stock: 'From our shelf',
    print: 'Made on order',
  },
  parcelNote: {
    stock: 'Sent by us. Your card is charged when it leaves.',
    print: 'Made for you by our printer, and paid when you order.',
  },
  twoParcels: 'Two parcels from two places, so they are two orders, each with its own delivery.',
  quantity: 'Quantity',
  quantityOf: (what: string) => `Quantity of ${what}`,
  each: 'each',
  sum: 'Sum',
  remove: 'Remove',
  update: 'Update the cart',
  checkout: 'To checkout',
  checkoutParcel: { stock: 'Order what is on our shelf', print: 'Order what is made for you' },
  short: (left: number) =>
    left === 0 ? 'Sold out just now. Please remove it.' : `Only ${left} left. Please choose fewer.`,
  notOffered: 'No longer for sale. Please remove it.',
  problem: 'The cart is as it was',
};

export const da: typeof en = {
  title: 'Kurv',
  headline: 'Din kurv',
  lead: 'Intet er reserveret, fordi det ligger her. Du ser levering og samlet pris, før du bestiller.',
  emptyTitle: 'Der er ikke noget i den endnu',
  emptyText: 'Det, du lægger i kurven i butikken, ligger her i 30 dage.',
  toShop: 'Til butikken',
  parcel: {
    stock: 'Fra vores hylde',
    print: 'Fremstilles på bestilling',
  },
  parcelNote: {
    stock: 'Sendes af os. Beløbet hæves, når pakken er på vej.',
    print: 'Fremstilles til dig af vores trykkeri og betales, når du bestiller.',
  },
  twoParcels: 'To pakker fra to steder, så det er to ordrer, hver med sin levering.',
  quantity: 'Antal',
  quantityOf: (what) => `Antal af ${what}`,
  each: 'stykket',
  sum: 'Sum',
  remove: 'Fjern',
  update: 'Opdater kurven',
  checkout: 'Til kassen',
  checkoutParcel: { stock: 'Bestil det fra vores hylde', print: 'Bestil det, der fremstilles' },
  short: (left) => (left === 0 ? 'Netop udsolgt. Fjern det venligst.' : `Kun ${left} tilbage. Vælg færre.`),
  notOffered: 'Sælges ikke mere. Fjern det venligst.',
  problem: 'Kurven er, som den var',
};

export const cartPageMessages = { en, da };
export type CartPageWords = typeof en;
