import { data } from 'react-router';
import type { recordingsPageMessages } from './recordings.messages.ts';

export interface RecordingProblem {
  place: string;
  textEn: string;
  textDa: string;
  reason: keyof (typeof recordingsPageMessages)['en']['refusals'];
}

const statuses: Readonly<Record<string, number>> = { 'too-large': 413, changed: 409, busy: 503 };

export function refuseRecording(problem: RecordingProblem) {
  return data(problem, { status: statuses[problem.reason] ?? 400 });
}
