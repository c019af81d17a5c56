import type { NewKind } from '#studio/catalogue/offer-kind.ts';

const en = {
  newTitle: 'New offer',
  newLead: 'Choose what it is. You can change everything but the kind later.',
  kind: 'Kind',
  kinds: {
    session: { name: 'Session', note: 'One to one, with a length of your choice' },
    pack: { name: 'Pack of sessions', note: 'Several private sessions at one price' },
    'group-class': { name: 'Class', note: 'Places in a series of classes, paid per class or per term' },
    'gift-card': { name: 'Gift card', note: 'Its price is its value' },
    programme: { name: 'Programme', note: 'Places on dates, by application' },
    workshop: { name: 'Workshop', note: 'Places on dates, bought directly' },
    course: { name: 'Online course', note: 'Lessons to study at home' },
  } as Record<NewKind, { name: string; note: string }>,
  create: 'Create offer',
  sellAtOnce: 'Put on sale at once',
};

const da: typeof en = {
  newTitle: 'Nyt tilbud',
  newLead: 'Vælg, hvad det er. Alt andet end typen kan ændres senere.',
  kind: 'Type',
  kinds: {
    session: { name: 'Time', note: 'Én til én, med den længde du vælger' },
    pack: { name: 'Klippekort', note: 'Flere solotimer til én pris' },
    'group-class': {
      name: 'Holdundervisning',
      note: 'Pladser på en række gange, betalt pr. gang eller for et helt forløb',
    },
    'gift-card': { name: 'Gavekort', note: 'Prisen er værdien' },
    programme: { name: 'Forløb', note: 'Pladser på hold, efter ansøgning' },
    workshop: { name: 'Workshop', note: 'Pladser på hold, købes direkte' },
    course: { name: 'Onlinekursus', note: 'Lektioner til at lære derhjemme' },
  },
  create: 'Opret tilbud',
  sellAtOnce: 'Sæt til salg med det samme',
};

export const newOfferMessages = { en, da };
