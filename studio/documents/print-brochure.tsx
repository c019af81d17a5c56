import type { Media } from '#platform/media/media.ts';
import { Brochure, type BrochureProps } from './brochure.tsx';
import { PracticeDiary, type PracticeDiaryProps } from './practice-diary.tsx';
import { renderDocument } from './render-document.ts';

export interface BrochureOrder extends Omit<BrochureProps, 'picture'> {
  /** The print of the cover as it lies among the site's pictures (WebP); null: none. */
  picture: Uint8Array | null;
}

/** A programme's brochure as a PDF. About two seconds of work, most of it the cover's print. */
export async function printBrochure(
  media: Media,
  { picture, ...props }: BrochureOrder,
): Promise<Uint8Array<ArrayBuffer>> {
  const prepared = picture ? await media.run('prepare-print', { bytes: picture }) : null;
  return renderDocument(media, <Brochure {...props} {...(prepared ? { picture: prepared } : {})} />);
}

/** The day book of a programme as a PDF. */
export function printPracticeDiary(
  media: Media,
  props: PracticeDiaryProps,
): Promise<Uint8Array<ArrayBuffer>> {
  return renderDocument(media, <PracticeDiary {...props} />);
}
