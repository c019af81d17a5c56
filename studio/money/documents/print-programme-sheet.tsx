import type { Processes } from '#platform/processes/processes.ts';
import { ProgrammeSheet, type ProgrammeSheetProps } from './programme-sheet.tsx';
import { renderDocument } from './render-document.ts';

export function printProgrammeSheet(
  processes: Processes,
  props: ProgrammeSheetProps,
): Promise<Uint8Array<ArrayBuffer>> {
  return renderDocument(processes, <ProgrammeSheet {...props} />, 'public');
}
