import { z } from 'zod';
import { boughtPeriods, quietMonthChoices, sessionPeriods } from './segment-periods.ts';

const yesOrNo = z.enum(['yes', 'no']).optional();
const id = z.string().min(1).max(100).optional();

/** Which confirmed subscribers: every part that is there narrows the group. */
export const segmentSchema = z.object({
  language: z.enum(['en', 'da']).optional(),
  /** Has an account, has booked or has bought. */
  student: yesOrNo,
  /** Had a session that took place. */
  session: z.enum(sessionPeriods).optional(),
  /** Months without a session until now. */
  quietMonths: z.union(quietMonthChoices.map((count) => z.literal(count))).optional(),
  /** An offer, or 'anything'. */
  bought: id,
  boughtWithin: z.enum(boughtPeriods).optional(),
  tag: id,
  applied: yesOrNo,
  waiting: yesOrNo,
  subscribedSince: z.iso.date().optional(),
});

export type Segment = z.infer<typeof segmentSchema>;

/** Null: stored by a later version, and without recipients in this one. */
export function storedSegment(stored: unknown): Segment | null {
  const parsed = segmentSchema.strict().safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** Of a form, whose empty fields narrow nothing. Null: not valid. */
export function segmentFrom(fields: Readonly<Record<string, string>>): Segment | null {
  const names = Object.keys(segmentSchema.shape);
  const chosen = names.flatMap((name) => {
    const text = (fields[name] ?? '').trim();
    return text === '' ? [] : [[name, name === 'quietMonths' ? Number(text) : text]];
  });
  const parsed = segmentSchema.safeParse(Object.fromEntries(chosen));
  if (!parsed.success) return null;
  const { boughtWithin, ...segment } = parsed.data;
  return segment.bought && boughtWithin && boughtWithin !== 'ever' ? { ...segment, boughtWithin } : segment;
}
