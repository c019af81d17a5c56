import { inBoth } from '#studio/shared/texts/in-both.ts';

export const courseModulesMessages = inBoth({
  heading: ['Modules and lessons', 'Moduler og lektioner'],
  lessons: (count: number) =>
    count === 1 ? ['1 lesson', '1 lektion'] : [`${count} lessons`, `${count} lektioner`],
});
