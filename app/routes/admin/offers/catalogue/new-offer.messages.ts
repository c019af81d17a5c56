import type { NewKind } from '#studio/offers/catalogue/offer-kind.ts';
import type { Pairs, PairTree } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const newOfferPairs = {
  newTitle: ['New offer', 'Nyt tilbud'],
  newLead: [
    'Choose what it is. You can change everything but the kind later.',
    'Vælg, hvad det er. Alt andet end typen kan ændres senere.',
  ],
  kind: ['Kind', 'Type'],
  kinds: {
    session: {
      name: common.session,
      note: ['One to one, with a length of your choice', 'Én til én, med den længde, du vælger'],
    },
    pack: {
      name: ['Pack of sessions', 'Klippekort'],
      note: ['Several sessions at one price', 'Flere timer til én pris'],
    },
    'group-class': {
      name: ['Class', 'Holdundervisning'],
      note: [
        'Places in a series of classes, paid per class or per term',
        'Pladser på en række gange, betalt pr. gang eller for et helt forløb',
      ],
    },
    'gift-card': { name: ['Gift card', 'Gavekort'], note: ['Its price is its value', 'Prisen er værdien'] },
    programme: {
      name: ['Programme', 'Forløb'],
      note: ['Places on dates, by application', 'Pladser på hold, efter ansøgning'],
    },
    workshop: {
      name: 'Workshop',
      note: ['Places on dates, bought directly', 'Pladser på hold, købes direkte'],
    },
    course: {
      name: ['Online course', 'Onlinekursus'],
      note: ['Lessons to study at home', 'Lektioner til at lære derhjemme'],
    },
  } satisfies Pairs<Record<NewKind, { name: string; note: string }>>,
  create: ['Create offer', 'Opret tilbud'],
  sellAtOnce: ['Put on sale at once', 'Sæt til salg med det samme'],
} satisfies PairTree;
