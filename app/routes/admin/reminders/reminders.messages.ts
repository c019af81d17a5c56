import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Payment reminder',
  back: { order: 'Order', booking: 'Session' },
  problem: 'Not sent',
  paid: 'It’s paid, cancelled or expired by now, so there’s nothing to remind of.',
};

const da: typeof en = {
  title: 'Påmindelse om betaling',
  back: { order: 'Ordre', booking: 'Time' },
  problem: 'Ikke sendt',
  paid: 'Det er betalt, aflyst eller udløbet nu, så der er intet at minde om.',
};

export const remindersMessages: Record<Language, typeof en> = { en, da };
