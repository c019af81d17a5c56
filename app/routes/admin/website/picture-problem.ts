import { data } from 'react-router';
import type { picturesPageMessages } from './pictures.messages.ts';

export interface PictureProblem {
  place: string;
  altEn: string;
  altDa: string;
  reason: keyof (typeof picturesPageMessages)['en']['refusals'];
}

const statuses: Readonly<Record<string, number>> = { 'too-large': 413, changed: 409, busy: 503 };

export function refusePicture(problem: PictureProblem) {
  return data(problem, { status: statuses[problem.reason] ?? 400 });
}
