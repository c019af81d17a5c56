import { inBoth } from '#studio/shared/texts/in-both.ts';

export const privateCoachingMessages = inBoth({
  bookSession: ['Book Session', 'Book en time'],
  details: ['Details', 'Detaljer'],
  back: ['Back to all courses', 'Tilbage til oversigten'],
  programme: ['Download the programme (PDF)', 'Hent programmet (PDF)'],
  price: ['Price', 'Pris'],
  packs: ['Packs at a lower price', 'Klippekort til en lavere pris'],
  giftCards: ['Gift cards', 'Gavekort'],
  from: ['from', 'fra'],
  freeHours: [
    'See the available times for the next seven days and hold one while you pay.',
    'Se de ledige timer de næste syv dage, og reserver en, mens du betaler.',
  ],
});
