import { isFileFault, type Media, type MediaSource } from '#platform/media/media.ts';
import type { PdfPageText } from '#platform/media/pdf-text.ts';

/** The text of each page; none when the file cannot be read as a PDF. @throws MediaFailed when a retry may succeed */
export async function readPdfText(media: Media, source: MediaSource): Promise<PdfPageText[]> {
  try {
    return await media.run('read-pdf-text', {}, { source });
  } catch (error) {
    if (isFileFault(error)) return [];
    throw error;
  }
}
