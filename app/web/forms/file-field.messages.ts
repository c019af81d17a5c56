import { inBoth } from '#studio/shared/texts/in-both.ts';

const form = {
  sending: ['Uploading', 'Uploader'],
  checking: ['Checking …', 'Kontrollerer …'],
  cancel: ['Cancel upload', 'Annuller upload'],
} as const;

/** Of a field whose files are sent with their form only. */
export const noUploads = { remove: () => '', progress: () => '', done: '', waiting: '' };

export const fileWords = inBoth({
  one: { choose: ['Choose a file', 'Vælg fil'], none: ['No file chosen', 'Ingen fil valgt'], form },
  many: { choose: ['Choose files', 'Vælg filer'], none: ['No files chosen', 'Ingen filer valgt'], form },
});
