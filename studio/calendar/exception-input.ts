import { z } from 'zod';
import { clockText, dayText } from '#studio/shared/time/studio-time.ts';
import type { NewException } from './opening-exceptions.store.ts';

const longestDays = 366;

const common = {
  note: z
    .string()
    .transform((text) => text.replace(/\p{Cc}/gu, ' ').trim())
    .refine((text) => [...text].length <= 200),
};

const closedInput = z.object({
  ...common,
  firstDay: dayText,
  lastDay: z
    .string()
    .trim()
    .pipe(dayText.or(z.literal(''))) as z.ZodType<Temporal.PlainDate | '', string>,
});

const openInput = z.object({
  ...common,
  firstDay: dayText,
  firstStart: clockText,
  lastStart: clockText,
  everyMinutes: z.enum(['15', '30', '60']).transform(Number),
});

export interface ExceptionInput {
  kind: string;
  firstDay: string;
  lastDay: string;
  firstStart: string;
  lastStart: string;
  everyMinutes: string;
  note: string;
}

export type ExceptionField = keyof ExceptionInput;

/** Days that are over are refused, because they would change nothing. */
export function readException(
  input: ExceptionInput,
  today: Temporal.PlainDate,
): NewException | { fields: ExceptionField[] } {
  return input.kind === 'open' ? readOpen(input, today) : readClosed(input, today);
}

function readClosed(
  input: ExceptionInput,
  today: Temporal.PlainDate,
): NewException | { fields: ExceptionField[] } {
  const parsed = closedInput.safeParse(input);
  if (!parsed.success) return { fields: fieldsOf(parsed.error) };
  const { firstDay, note } = parsed.data;
  const lastDay = parsed.data.lastDay || firstDay;
  const isReversed = Temporal.PlainDate.compare(lastDay, firstDay) < 0;
  if (isReversed || firstDay.until(lastDay).days > longestDays) return { fields: ['lastDay'] };
  if (Temporal.PlainDate.compare(lastDay, today) < 0) return { fields: ['firstDay'] };
  return { ...closed(firstDay, note), last_day: lastDay.toString() };
}

export function closed(day: Temporal.PlainDate, note: string): NewException {
  return {
    kind: 'closed',
    first_day: day.toString(),
    last_day: day.toString(),
    first_start: null,
    last_start: null,
    every_minutes: null,
    note,
  };
}

function readOpen(
  input: ExceptionInput,
  today: Temporal.PlainDate,
): NewException | { fields: ExceptionField[] } {
  const parsed = openInput.safeParse(input);
  if (!parsed.success) return { fields: fieldsOf(parsed.error) };
  const { firstDay, firstStart, lastStart, everyMinutes, note } = parsed.data;
  if (Temporal.PlainDate.compare(firstDay, today) < 0) return { fields: ['firstDay'] };
  if (Temporal.PlainTime.compare(firstStart, lastStart) > 0) return { fields: ['lastStart'] };
  return {
    kind: 'open',
    first_day: firstDay.toString(),
    last_day: firstDay.toString(),
    first_start: firstStart.toString({ smallestUnit: 'minute' }),
    last_start: lastStart.toString({ smallestUnit: 'minute' }),
    every_minutes: everyMinutes,
    note,
  };
}

function fieldsOf(error: z.ZodError): ExceptionField[] {
  return [...new Set(error.issues.map(({ path }) => path[0] as ExceptionField))];
}
