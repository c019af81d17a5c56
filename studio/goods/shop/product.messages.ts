import { pictureFaultPairs } from '#studio/shared/media/file-faults.messages.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';

/** What the shop's admin mode says; the first eight are the specification's own sentences. */
export const productMessages = inBoth({
  missing: ['Please fill in all required fields', 'Udfyld alle påkrævede felter'],
  needed: {
    name: ['Please enter a name.', 'Skriv et navn.'],
    price: ['Please enter a price.', 'Skriv en pris.'],
  },
  notCreated: ['Failed to create product', 'Produktet blev ikke oprettet'],
  notUpdated: ['Failed to update product', 'Produktet blev ikke opdateret'],
  notSynced: [
    'Failed to sync with the print-on-demand provider',
    'Synkronisering med trykkeriet mislykkedes',
  ],
  created: ['Product created successfully', 'Produktet er oprettet'],
  updated: ['Product updated successfully', 'Produktet er opdateret'],
  synced: ['Product synced successfully', 'Produktet er synkroniseret'],
  pictureAdded: ['Picture added', 'Billedet er tilføjet'],
  pictureRemoved: ['Picture removed', 'Billedet er fjernet'],
  notPicture: ['The picture wasn’t added', 'Billedet blev ikke tilføjet'],
  refusals: {
    anonymous: ['Please sign in as the owner.', 'Log ind som ejer.'],
    'not-owner': ['Only the owner can do this.', 'Det kan kun ejeren.'],
    'bad-action': ['The action is create or update.', 'Handlingen er create eller update.'],
    missing: ['Name and price are needed.', 'Navn og pris skal udfyldes.'],
    'bad-price': [
      'The price is a number above 0 with at most two decimals, like 249 or 249.50.',
      'Prisen er et tal over 0 med højst to decimaler, som 249 eller 249,50.',
    ],
    'bad-currency': [
      'The shop’s currency is DKK; EUR and USD can be added to it.',
      'Butikkens valuta er DKK. EUR og USD kan føjes til.',
    ],
    'bad-category': [
      'The category is Music Equipment or Clothing & Merchandise.',
      'Kategorien er Musikudstyr eller Tøj og andre ting.',
    ],
    'bad-stock': ['The stock is a whole number from 0 to 1,000.', 'Lageret er et helt tal fra 0 til 1.000.'],
    'bad-printful': ['An id of the print-on-demand provider is a number.', 'Et id hos trykkeriet er et tal.'],
    'too-long': ['One of the texts is too long.', 'En af teksterne er for lang.'],
    'not-there': ['This product is no longer there.', 'Produktet findes ikke længere.'],
    changed: [
      'Someone else has changed this product. What you typed is still here: save again to replace their version, or reload the page to see it.',
      'En anden har ændret produktet. Det, du skrev, er her stadig: Gem igen for at erstatte deres version, eller genindlæs siden for at se den.',
    ],
    'printful-taken': [
      'Another product has this id of the print-on-demand provider already.',
      'Et andet produkt har allerede dette id hos trykkeriet.',
    ],
    'sold-from-shelf': [
      'It has already been sold from stock. Create a new product that is made to order.',
      'Det er allerede solgt fra lager. Opret det på ny som et produkt, der trykkes på bestilling.',
    ],
    'not-linked': [
      'The product has no id of the print-on-demand provider yet.',
      'Produktet har intet id hos trykkeriet endnu.',
    ],
    'not-connected': [
      'No print-on-demand provider is connected: set PRINTFUL_TOKEN.',
      'Intet trykkeri er tilsluttet. Tilslut det under Indstillinger.',
    ],
    'not-at-printer': [
      'The provider knows no product with this id.',
      'Trykkeriet kender intet produkt med dette id.',
    ],
    'printer-refused': [
      'The provider refused. See its dashboard for the reason.',
      'Trykkeriet afviste. Se årsagen hos dem.',
    ],
    'printer-unavailable': [
      'The provider isn’t responding. Nothing was changed. Try again in a minute.',
      'Trykkeriet svarer ikke. Intet er ændret. Prøv igen om et minut.',
    ],
    ...pictureFaultPairs,
    busy: [
      'Too many files are being processed at the moment. Wait a minute and try again.',
      'Der behandles for mange filer lige nu. Vent et minut, og prøv igen.',
    ],
    'no-file': ['Choose a picture first.', 'Vælg først et billede.'],
    'no-alt': [
      'Describe the picture in a few words, for people who can’t see it.',
      'Beskriv billedet med få ord til dem, der ikke kan se det.',
    ],
  },
});

export type ProductRefusal = keyof (typeof productMessages)['en']['refusals'];
