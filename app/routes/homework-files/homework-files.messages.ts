import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  label: 'Files',
  open: 'Open',
  download: 'Download',
  asText: pdfTextMessages.en.linkTo,
};

const da: typeof en = {
  label: 'Filer',
  open: 'Åbn',
  download: 'Hent',
  asText: pdfTextMessages.da.linkTo,
};

export const homeworkFileMessages: Record<Language, typeof en> = { en, da };
