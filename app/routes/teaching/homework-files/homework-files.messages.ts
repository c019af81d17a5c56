import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const homeworkFileMessages = inBoth({
  label: common.files,
  download: ['Download', 'Hent'],
  asText: [pdfTextMessages.en.link, pdfTextMessages.da.link],
});
