import { ProgrammeSheet, type ProgrammeSheetProps } from './programme-sheet.tsx';
import { renderPaper } from './render-paper.ts';

/** The programme of a course to take home, as a PDF. */
export function printProgrammeSheet(props: ProgrammeSheetProps): Promise<Uint8Array<ArrayBuffer>> {
  return renderPaper(<ProgrammeSheet {...props} />);
}
