import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const shopAdminMessages = inBoth({
  title: ['Shop, admin', 'Butik, admin'],
  headline: ['Products', 'Produkter'],
  lead: [
    'Products here can be bought. Changes appear in the shop at once.',
    'Produkterne her kan købes. Ændringer vises i butikken med det samme.',
  ],
  newProduct: ['New product', 'Nyt produkt'],
  create: ['Create product', 'Opret produkt'],
  creating: ['Creating...', 'Opretter...'],
  update: ['Save changes', 'Gem ændringer'],
  updating: ['Saving...', 'Gemmer...'],
  sync: ['Sync with the printer', 'Synkroniser med trykkeriet'],
  syncing: ['Syncing...', 'Synkroniserer...'],
  syncNote: [
    'Imports the sizes from the printer. Your texts and prices don’t change.',
    'Henter størrelserne fra trykkeriet. Dine tekster og priser ændres ikke.',
  ],
  noSync: ['Sync needs the product’s id at Printful.', 'Synkronisering kræver produktets id hos Printful.'],
  syncedAt: (when: string) => [`Last synced ${when}`, `Sidst synkroniseret ${when}`],
  seePage: ['See its page', 'Se dets side'],
  hidden: common.hidden,
  sample: common.sample,
  required: ['Name and price are required.', 'Navn og pris skal udfyldes.'],
  optional: common.optional,
  fields: {
    name: ['Name', 'Navn på engelsk'],
    name_da: ['Name in Danish', 'Navn'],
    price: ['Price in DKK, including VAT', 'Pris i DKK, inklusive moms'],
    category: ['Category', 'Kategori'],
    description: ['Description', 'Beskrivelse på engelsk'],
    description_da: ['Description in Danish', 'Beskrivelse'],
    facts: ['Specifications', 'Specifikationer på engelsk'],
    facts_da: ['Specifications, in Danish', 'Specifikationer'],
    sizes: ['Sizes', 'Størrelser'],
    stock: ['In stock', 'På lager'],
    priceOf: (size: string) => [`Price, ${size}`, `Pris, ${size}`],
    stockOf: (size: string) => [`In stock, ${size}`, `På lager, ${size}`],
    printful_product_id: ['Printful product id', 'Produkt-id hos Printful'],
    printful_variant_id: ['Printful variant id', 'Variant-id hos Printful'],
    is_published: ['Shown in the shop', 'Vises i butikken'],
    picture: common.picture,
    altEn: ['What the picture shows', 'Hvad billedet viser, på engelsk'],
    altDa: ['What the picture shows, in Danish', 'Hvad billedet viser'],
  },
  hints: {
    price: [
      'We keep earlier prices. When you lower one, customers see the lowest price of the last 30 days.',
      'Vi gemmer tidligere priser. Ved nedsættelse ser køberne den laveste pris i de seneste 30 dage.',
    ],
    priceOf: ['Empty: the price above.', 'Tomt felt: prisen ovenfor.'],
    facts: ['One line each: Label: value', 'Én linje til hver: Navn: værdi'],
    sizes: [
      'Separated by commas: S, M, L. Leave empty when there is only one.',
      'Adskilt af komma: S, M, L. Lad feltet stå tomt, når der kun er én.',
    ],
    stock: (reserved: number, toSend: number) => [
      `Besides these: ${reserved} being paid for, ${toSend} to be sent.`,
      `Ud over dem: ${reserved} ved at blive betalt, ${toSend} skal sendes.`,
    ],
    printful: [
      'With an id it’s made to order. Find it in Printful’s dashboard.',
      'Med et id laves den på bestilling. Du finder det hos Printful.',
    ],
    picture: [
      'JPEG, PNG, WebP, AVIF or HEIC, at most 20 MB. Location and camera data are removed.',
      'JPEG, PNG, WebP, AVIF eller HEIC, højst 20 MB. Oplysninger om sted og kamera fjernes.',
    ],
  },
  outside: (address: string) => [
    `Its picture is stored elsewhere (${address}) and isn’t shown. Upload it.`,
    `Billedet ligger et andet sted (${address}) og vises ikke. Upload det her.`,
  ],
  addPicture: ['Add picture', 'Tilføj billede'],
  adding: ['Adding...', 'Tilføjer...'],
  removePicture: common.remove,
  sureOfPicture: (shows: string) => [
    `Remove the picture “${shows}”? This can’t be undone.`,
    `Fjern billedet »${shows}«? Det kan ikke fortrydes.`,
  ],
  removeForGood: ['Remove the picture', 'Fjern billedet'],
  pictures: ['Pictures', 'Billeder'],
  nothingChanged: ['Nothing was changed.', 'Intet er ændret.'],
});

export type ShopAdminWords = (typeof shopAdminMessages)['en'];
