import { inBoth } from '#studio/shared/texts/in-both.ts';

export const remindersMessages = inBoth({
  title: ['Payment reminder', 'Påmindelse om betaling'],
  back: { order: ['Order', 'Ordre'], booking: ['Session', 'Time'] },
  problem: ['Not sent', 'Ikke sendt'],
  paid: [
    'It’s paid, cancelled or expired by now, so there’s nothing to remind of.',
    'Det er betalt, aflyst eller udløbet nu, så der er intet at minde om.',
  ],
});
