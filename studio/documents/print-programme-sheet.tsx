import type { Media } from '#platform/media/media.ts';
import { ProgrammeSheet, type ProgrammeSheetProps } from './programme-sheet.tsx';
import { renderDocument } from './render-document.ts';

export function printProgrammeSheet(
  media: Media,
  props: ProgrammeSheetProps,
): Promise<Uint8Array<ArrayBuffer>> {
  return renderDocument(media, <ProgrammeSheet {...props} />);
}
