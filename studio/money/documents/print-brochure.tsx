import type { Processes } from '#platform/processes/processes.ts';
import { Brochure, type BrochureProps } from './brochure.tsx';
import { PracticeDiary, type PracticeDiaryProps } from './practice-diary.tsx';
import { renderDocument } from './render-document.ts';

export interface BrochureOrder extends Omit<BrochureProps, 'picture'> {
  picture: Uint8Array | null;
}

export async function printBrochure(
  processes: Processes,
  { picture, ...props }: BrochureOrder,
): Promise<Uint8Array<ArrayBuffer>> {
  const prepared = picture ? await processes.run('prepare-print', { bytes: picture }) : null;
  return renderDocument(
    processes,
    <Brochure {...props} {...(prepared ? { picture: prepared } : {})} />,
    'public',
  );
}

export function printPracticeDiary(
  processes: Processes,
  props: PracticeDiaryProps,
): Promise<Uint8Array<ArrayBuffer>> {
  return renderDocument(processes, <PracticeDiary {...props} />, 'public');
}
