import type { Language } from '#studio/shared/language.ts';

/** The shop's labels. The tabs, 'Buy Now', 'Processing...' and 'Admin' are the specification's own words. */
const en = {
  title: 'Shop',
  tabsLabel: 'What the shop has',
  tabs: { 'music-equipment': 'Music Equipment', 'clothing-merchandise': 'Clothing & Merchandise' },
  buyNow: 'Buy Now',
  processing: 'Processing...',
  admin: 'Admin',
  size: 'Size',
  chooseSize: 'Choose a size',
  seeMore: 'Look closer',
  sample: 'Sample',
  none: { title: 'Nothing on this shelf yet', text: 'What the studio sells will stand here.' },
  availability: {
    free: 'In stock',
    reserved: 'The last one is being paid for. Look again in half an hour.',
    gone: 'Sold out',
    'made-on-order': 'Made on order for you',
  },
  soldOutOption: (size: string) => `${size} (sold out)`,
  closed: 'Payments open soon',
  noPrice: 'Not for sale at the moment',
  before: 'Before',
  from: 'from',
  lowest: (price: string) => `Lowest price of the 30 days before it was lowered: ${price}`,
  vat: 'Including VAT. Delivery is added at the checkout, before you pay.',
  trail: 'Where this stands',
  facts: 'In numbers',
  more: 'More pictures',
  delivery: 'Delivery and second thoughts',
  deliveryOf: {
    stock: [
      'We pack it ourselves and write when it is on its way. Your card is charged that day and not before.',
      'You have 14 days from the day you hold it to change your mind.',
    ],
    print: [
      'It is printed when you order it, which takes some days, and comes straight from the printer. You pay when you order.',
      'You have 14 days from the day you hold it to change your mind.',
    ],
  },
  terms: 'Terms of sale',
  appLink: 'See what it costs',
  appNote: (host: string) => `Opens ${host}`,
  problemTitle: 'That did not work',
  problemText: 'Nothing was ordered and nothing was charged. Try again.',
  close: 'Close',
};

const da: typeof en = {
  title: 'Butik',
  tabsLabel: 'Det har butikken',
  tabs: { 'music-equipment': 'Musikudstyr', 'clothing-merchandise': 'Tøj og andre ting' },
  buyNow: 'Køb nu',
  processing: 'Et øjeblik...',
  admin: 'Admin',
  size: 'Størrelse',
  chooseSize: 'Vælg størrelse',
  seeMore: 'Se nærmere',
  sample: 'Eksempel',
  none: { title: 'Hylden er tom endnu', text: 'Her kommer det, studiet sælger.' },
  availability: {
    free: 'På lager',
    reserved: 'Den sidste er ved at blive betalt. Kig igen om en halv time.',
    gone: 'Udsolgt',
    'made-on-order': 'Fremstilles til dig på bestilling',
  },
  soldOutOption: (size) => `${size} (udsolgt)`,
  closed: 'Betaling åbner snart',
  noPrice: 'Sælges ikke lige nu',
  before: 'Før',
  from: 'fra',
  lowest: (price) => `Laveste pris i de 30 dage, før den blev sat ned: ${price}`,
  vat: 'Inklusive moms. Levering lægges til ved kassen, før du betaler.',
  trail: 'Her står det',
  facts: 'I tal',
  more: 'Flere billeder',
  delivery: 'Levering og fortrydelse',
  deliveryOf: {
    stock: [
      'Vi pakker den selv og skriver, når den er på vej. Først den dag hæves beløbet på dit kort.',
      'Du har 14 dage, fra du står med den, til at fortryde.',
    ],
    print: [
      'Den trykkes, når du bestiller, og det tager nogle dage; den kommer direkte fra trykkeriet. Du betaler, når du bestiller.',
      'Du har 14 dage, fra du står med den, til at fortryde.',
    ],
  },
  terms: 'Handelsbetingelser',
  appLink: 'Se, hvad den koster',
  appNote: (host) => `Åbner ${host}`,
  problemTitle: 'Det lykkedes ikke',
  problemText: 'Intet er bestilt, og intet er trukket. Prøv igen.',
  close: 'Luk',
};

export const shopMessages: Record<Language, typeof en> = { en, da };
export type ShopWords = typeof en;
