import { inBoth } from '#studio/shared/texts/in-both.ts';

export const versionMessages = inBoth({
  first: ['First version', 'Første version'],
  none: ['No visible changes', 'Ingen synlige ændringer'],
  new: (section: string) => [`${section}: new`, `${section}: nyt afsnit`],
  removed: (section: string) => [`${section}: removed`, `${section}: fjernet`],
  added: (section: string, count: number) => [`${section}: ${count} added`, `${section}: ${count} tilføjet`],
  taken: (section: string, count: number) => [`${section}: ${count} removed`, `${section}: ${count} fjernet`],
  reordered: ['order of the sections', 'afsnittenes rækkefølge'],
  more: (count: number) => [`${count} more`, `${count} mere`],
});
