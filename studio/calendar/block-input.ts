import { z } from 'zod';
import { clockText, dayText, endOfDay, startOfDay, studioInstant } from '#studio/shared/time/studio-time.ts';

const mostDays = 120;
const weekDays = 7;

const emptyOr = (schema: typeof dayText | typeof clockText) =>
  z
    .string()
    .trim()
    .pipe(schema.or(z.literal('')));

export const blockInput = z.object({
  fromDay: dayText,
  toDay: emptyOr(dayText) as z.ZodType<Temporal.PlainDate | '', string>,
  fromTime: emptyOr(clockText) as z.ZodType<Temporal.PlainTime | '', string>,
  toTime: emptyOr(clockText) as z.ZodType<Temporal.PlainTime | '', string>,
  note: z
    .string()
    .transform((text) => text.replace(/\p{Cc}/gu, ' ').trim())
    .refine((text) => [...text].length <= 200),
  untilDay: emptyOr(dayText) as z.ZodType<Temporal.PlainDate | '', string>,
});

export type BlockInput = Record<keyof z.input<typeof blockInput>, string>;
export type BlockRefusal =
  | 'bad-time'
  | 'ends-before'
  | 'over'
  | 'too-long'
  | 'until-before'
  | 'until-too-far'
  | 'overlaps-itself';

export interface Stretch {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

export interface BlockFault {
  refusal: BlockRefusal;
  fields: string[];
}

/** One range, or weekly for at most a year; wall-clock times in the studio's zone survive daylight saving. */
export function stretchesOf(
  requested: z.output<typeof blockInput>,
  now: Temporal.Instant,
): Stretch[] | BlockFault {
  const first = stretchFrom(requested, 0);
  if ('refusal' in first) return first;
  if (Temporal.Instant.compare(first.end, now) <= 0) return { refusal: 'over', fields: ['fromDay'] };
  const { fromDay, untilDay } = requested;
  if (untilDay === '') return [first];
  const fields = ['untilDay'];
  if (Temporal.PlainDate.compare(untilDay, fromDay) < 0) return { refusal: 'until-before', fields };
  if (Temporal.PlainDate.compare(untilDay, fromDay.add({ years: 1 })) > 0) {
    return { refusal: 'until-too-far', fields };
  }
  const second = stretchFrom(requested, weekDays);
  if (!('refusal' in second) && Temporal.Instant.compare(second.start, first.end) < 0) {
    return { refusal: 'overlaps-itself', fields: ['toDay'] };
  }
  const stretches = [first];
  for (let days = weekDays; days <= fromDay.until(untilDay).days; days += weekDays) {
    const next = stretchFrom(requested, days);
    if ('refusal' in next) return next;
    stretches.push(next);
  }
  return stretches;
}

function stretchFrom(
  { fromDay, toDay, fromTime, toTime }: z.output<typeof blockInput>,
  later: number,
): Stretch | BlockFault {
  const firstDay = fromDay.add({ days: later });
  const lastDay = (toDay === '' ? fromDay : toDay).add({ days: later });
  const start = fromTime === '' ? startOfDay(firstDay) : studioInstant(firstDay, fromTime);
  const end = toTime === '' ? endOfDay(lastDay) : studioInstant(lastDay, toTime);
  if (!start) return { refusal: 'bad-time', fields: ['fromTime'] };
  if (!end) return { refusal: 'bad-time', fields: ['toTime'] };
  if (Temporal.Instant.compare(end, start) <= 0) return { refusal: 'ends-before', fields: ['toTime'] };
  if (firstDay.until(lastDay).days > mostDays) return { refusal: 'too-long', fields: ['toDay'] };
  return { start, end };
}

/** What is left of a block outside these stretches, which are in order. */
export function remainderOf(block: Stretch, stretches: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = [];
  let { start } = block;
  for (const stretch of stretches) {
    if (Temporal.Instant.compare(stretch.end, start) <= 0) continue;
    if (Temporal.Instant.compare(stretch.start, block.end) >= 0) break;
    if (Temporal.Instant.compare(start, stretch.start) < 0) left.push({ start, end: stretch.start });
    start = stretch.end;
  }
  return Temporal.Instant.compare(start, block.end) < 0 ? [...left, { start, end: block.end }] : left;
}
