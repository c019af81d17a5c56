export const en = {
  bookSession: 'Book Session',
  details: 'Details',
  back: 'Back to all courses',
  programme: 'Download the programme (PDF)',
  price: 'Price',
  packs: 'Packs at a lower price',
  giftCards: 'Gift cards',
  from: 'from',
  freeHours: 'See the available times for the next seven days and hold one while you pay.',
};

export const da: typeof en = {
  bookSession: 'Book en time',
  details: 'Detaljer',
  back: 'Tilbage til oversigten',
  programme: 'Hent programmet (PDF)',
  price: 'Pris',
  packs: 'Klippekort til en lavere pris',
  giftCards: 'Gavekort',
  from: 'fra',
  freeHours: 'Se de ledige timer de næste syv dage, og reserver en, mens du betaler.',
};

export const privateCoachingMessages = { en, da };
