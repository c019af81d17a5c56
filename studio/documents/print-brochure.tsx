import type { Media } from '#platform/media/media.ts';
import { Brochure, type BrochureProps } from './brochure.tsx';
import { PracticeDiary, type PracticeDiaryProps } from './practice-diary.tsx';
import { renderDocument } from './render-document.ts';

export interface BrochureOrder extends Omit<BrochureProps, 'picture'> {
  picture: Uint8Array | null;
}

export async function printBrochure(
  media: Media,
  { picture, ...props }: BrochureOrder,
): Promise<Uint8Array<ArrayBuffer>> {
  const prepared = picture ? await media.run('prepare-print', { bytes: picture }) : null;
  return renderDocument(media, <Brochure {...props} {...(prepared ? { picture: prepared } : {})} />);
}

export function printPracticeDiary(
  media: Media,
  props: PracticeDiaryProps,
): Promise<Uint8Array<ArrayBuffer>> {
  return renderDocument(media, <PracticeDiary {...props} />);
}
