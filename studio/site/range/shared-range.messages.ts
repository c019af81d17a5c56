import type { PairTree } from '#studio/shared/texts/in-both.ts';

export const sharedRangePairs = {
  shown: ['Your range is shown with this session.', 'Dit omfang vises med timen.'],
  remove: ['Remove my range', 'Fjern mit omfang'],
  removed: ['Your range is no longer shown.', 'Dit omfang vises ikke længere.'],
} satisfies PairTree;
