import { inBoth } from '#studio/shared/texts/in-both.ts';

export const fileWords = inBoth({
  one: { choose: ['Choose a file', 'Vælg fil'], none: ['No file chosen', 'Ingen fil valgt'] },
  many: { choose: ['Choose files', 'Vælg filer'], none: ['No files chosen', 'Ingen filer valgt'] },
});
