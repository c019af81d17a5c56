import { data } from 'react-router';
import { z } from 'zod';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import type { MediaRefusal } from '#studio/shared/content/media/media-file.ts';

export const mediaFilePage = '/admin/website/media/:file';

export interface MediaProblem {
  refusal: MediaRefusal;
  typed?: {
    name: string;
    textEn: string;
    textDa: string;
    url: string;
    tone: string;
    focus: { x: number; y: number };
  };
}

export function refuseMedia(refusal: MediaRefusal) {
  return data<MediaProblem>({ refusal }, { status: refusalStatus(refusal) });
}

const nil = '00000000-0000-0000-0000-000000000000';

/** The nil UUID for anything else: found nowhere. */
export function fileIdOf(text: string | undefined): string {
  return z.guid().catch(nil).parse(text);
}
