import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

/** The shop's labels. The tabs, 'Buy Now', 'Processing...' and 'Admin' are the specification's own words. */
export const shopMessages = inBoth({
  title: ['Shop', 'Butik'],
  tabsLabel: ['Product categories', 'Kategorier'],
  tabs: {
    'music-equipment': ['Music Equipment', 'Musikudstyr'],
    'clothing-merchandise': ['Clothing & Merchandise', 'Tøj og andre ting'],
  },
  buyNow: ['Buy Now', 'Køb nu'],
  processing: ['Processing...', 'Et øjeblik...'],
  addToCart: ['Add to cart', 'Læg i kurv'],
  adding: ['Adding...', 'Lægger i kurv...'],
  admin: 'Admin',
  size: ['Size', 'Størrelse'],
  chooseSize: ['Choose a size', 'Vælg størrelse'],
  sample: common.sample,
  none: {
    title: ['No products yet', 'Butikken er tom endnu'],
    text: ['The studio’s products will appear here.', 'Her kommer studiets varer.'],
  },
  availability: {
    free: ['In stock', 'På lager'],
    reserved: [
      'Someone is paying for the last one. Check back in half an hour.',
      'Den sidste er ved at blive betalt. Kig igen om en halv time.',
    ],
    gone: ['Sold out', 'Udsolgt'],
    'made-on-order': ['Made to order', 'Fremstilles til dig på bestilling'],
  },
  soldOutOption: (size: string) => [`${size} (sold out)`, `${size} (udsolgt)`],
  closed: ['Payments open soon', 'Betaling er snart mulig'],
  noPrice: ['Not for sale at the moment', 'Sælges ikke lige nu'],
  before: ['Was', 'Før'],
  from: ['from', 'fra'],
  lowest: (price: string) => [
    `Lowest price in the 30 days before the reduction: ${price}`,
    `Laveste pris i de 30 dage før nedsættelsen: ${price}`,
  ],
  vat: [
    'Including VAT. Delivery is added at checkout, before you pay.',
    'Inklusive moms. Levering lægges til ved kassen, før du betaler.',
  ],
  trail: ['Breadcrumb', 'Du er her'],
  facts: ['Specifications', 'Specifikationer'],
  more: ['More pictures', 'Flere billeder'],
  delivery: ['Delivery and returns', 'Levering og fortrydelse'],
  deliveryOf: {
    stock: [
      [
        'We pack it ourselves and email you when it ships. We charge your card that day, not before.',
        'You have 14 days from receiving it to change your mind.',
      ],
      [
        'Vi pakker varen selv og skriver, når den er på vej. Først den dag trækker vi beløbet på dit kort.',
        'Du har 14 dages fortrydelsesret, fra du får varen.',
      ],
    ],
    print: [
      [
        'It’s printed to order, which takes a few days, and ships straight from the printer. You pay when you order.',
        'You have 14 days from receiving it to change your mind.',
      ],
      [
        'Varen trykkes, når du bestiller. Det tager nogle dage, og den kommer direkte fra trykkeriet. Du betaler, når du bestiller.',
        'Du har 14 dages fortrydelsesret, fra du får varen.',
      ],
    ],
  },
  terms: ['Terms of sale', 'Handelsbetingelser'],
  appLink: ['See pricing', 'Se, hvad den koster'],
  appNote: (host: string) => [`Opens ${host}`, `Åbner ${host}`],
  problemTitle: common.failed,
  problemText: [
    'Your order wasn’t placed, and you haven’t been charged. Try again.',
    'Intet er bestilt, og vi har ikke trukket noget. Prøv igen.',
  ],
  close: common.close,
});

export type ShopWords = (typeof shopMessages)['en'];
