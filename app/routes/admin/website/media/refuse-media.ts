import { data } from 'react-router';
import { z } from 'zod';
import type { MediaRefusal } from '#studio/shared/content/media/media-file.ts';

export const mediaFilePage = '/admin/website/media/:file';

export interface MediaProblem {
  refusal: MediaRefusal;
  typed?: {
    name: string;
    textEn: string;
    textDa: string;
    url: string;
    focus: { x: number; y: number };
  };
}

const statuses: Partial<Record<MediaRefusal, number>> = {
  changed: 409,
  'not-found': 404,
  'captions-too-large': 413,
};

export function refuseMedia(refusal: MediaRefusal) {
  return data<MediaProblem>({ refusal }, { status: statuses[refusal] ?? 400 });
}

const nil = '00000000-0000-0000-0000-000000000000';

/** The nil UUID for anything else: found nowhere. */
export function fileIdOf(text: string | undefined): string {
  return z.guid().catch(nil).parse(text);
}
