import { inBoth } from '#studio/shared/texts/in-both.ts';

export const rangeLinkMessages = inBoth({
  find: ['Find your range in one minute', 'Find dit omfang på ét minut'],
  before: ['Before your first session', 'Før din første time'],
});
