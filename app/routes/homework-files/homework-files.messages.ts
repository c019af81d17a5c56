import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';

export const homeworkFileMessages = inBoth({
  label: ['Files', 'Filer'],
  download: ['Download', 'Hent'],
  asText: [pdfTextMessages.en.link, pdfTextMessages.da.link],
});
