import type { PdfPageText } from '#platform/media/pdf-text.ts';
import { type InputSource, isInputFault, type Lane, type Processes } from '#platform/processes/processes.ts';

/** The text of each page; none when the file cannot be read as a PDF. @throws TaskFailed when a retry may succeed */
export async function readPdfText(
  processes: Pick<Processes, 'run'>,
  source: InputSource,
  lane: Lane,
): Promise<PdfPageText[]> {
  try {
    return await processes.run('read-pdf-text', {}, { source, lane });
  } catch (error) {
    if (isInputFault(error)) return [];
    throw error;
  }
}
