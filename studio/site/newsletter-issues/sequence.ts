import type { SequenceKey } from '#platform/db/schema/newsletter.ts';

export type { SequenceKey };

export const sequenceKeys: readonly SequenceKey[] = ['welcome', 'first-session', 'silence'];

export function isSequenceKey(text: string): text is SequenceKey {
  return sequenceKeys.some((key) => key === text);
}

/** The place of an email in its sequence. */
export interface SequenceStep {
  sequence: SequenceKey;
  position: number;
  /** Of the first since its event, of the others since the email before them. */
  afterDays: number;
}

export const mostDays = 90;

/** Only the first can be sent on the day of the event itself. */
export function fewestDays({ position }: Pick<SequenceStep, 'position'>): number {
  return position === 1 ? 0 : 1;
}

/** Of those after the first: those who have booked meanwhile leave the sequence. */
export function isUnlessBooked({ position }: Pick<SequenceStep, 'position'>): boolean {
  return position > 1;
}
