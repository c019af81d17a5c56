import { inBoth } from '#studio/shared/texts/in-both.ts';

/** At a field that was left empty, where its form has no words of its own. */
export const requiredFieldMessages = inBoth({
  text: ['Please fill in this field.', 'Udfyld feltet.'],
  file: ['Please choose a file.', 'Vælg en fil.'],
});
