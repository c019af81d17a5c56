import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  label: 'Files',
  download: 'Download',
  asText: pdfTextMessages.en.link,
};

const da: typeof en = {
  label: 'Filer',
  download: 'Hent',
  asText: pdfTextMessages.da.link,
};

export const homeworkFileMessages: Record<Language, typeof en> = { en, da };
