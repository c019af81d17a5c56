import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const privateCoachingMessages = inBoth({
  bookSession: ['Book Session', 'Book en time'],
  details: ['Details', 'Detaljer'],
  back: ['Back to all courses', 'Tilbage til oversigten'],
  programme: ['Download the programme (PDF)', 'Hent programmet (PDF)'],
  price: common.price,
  packs: ['Packs at a lower price', 'Klippekort til en lavere pris'],
  giftCards: common.giftCards,
  from: ['from', 'fra'],
  freeHours: [
    'See the available times for the next seven days and hold one while you pay.',
    'Se de ledige tider de næste syv dage, og reserver en, mens du betaler.',
  ],
});
