import type { PdfFinding } from '#platform/files/file-tasks.ts';
import { bytesSource } from '#platform/processes/input-source.ts';
import { isInputFault, type Lane, type Processes } from '#platform/processes/processes.ts';

/** @throws TaskFailed when a retry may succeed */
export async function inspectPdf(
  processes: Pick<Processes, 'run'>,
  bytes: Uint8Array,
  lane: Lane,
): Promise<PdfFinding> {
  try {
    return await processes.run('inspect-pdf', {}, { source: bytesSource(bytes), lane });
  } catch (error) {
    if (isInputFault(error)) return 'not-pdf';
    throw error;
  }
}
