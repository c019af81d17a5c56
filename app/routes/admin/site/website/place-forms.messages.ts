import { inBoth } from '#studio/shared/texts/in-both.ts';

export const placeFormsMessages = inBoth({ choose: ['Choose from the library', 'Vælg fra biblioteket'] });
