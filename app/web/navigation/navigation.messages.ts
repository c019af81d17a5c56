import { inBoth } from '#studio/shared/texts/in-both.ts';

export const navigationMessages = inBoth({ loading: ['Loading…', 'Indlæser…'] });
