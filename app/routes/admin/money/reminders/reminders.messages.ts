import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const remindersMessages = inBoth({
  title: ['Payment reminder', 'Påmindelse om betaling'],
  back: { order: common.order, booking: common.session },
  problem: common.notSent,
  paid: [
    'It’s paid, cancelled or expired by now, so there’s nothing to remind of.',
    'Det er betalt, aflyst eller udløbet nu, så der er intet at minde om.',
  ],
});
