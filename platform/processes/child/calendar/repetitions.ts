import { RRuleTemporal } from 'rrule-temporal';
import type { Zone } from './calendar-values.ts';

export class UnreadableRule extends Error {}

export interface Repetition {
  wall: Temporal.PlainDateTime;
  at: Temporal.Instant;
}

export interface RuleContext {
  start: Temporal.PlainDateTime;
  zone: Zone;
  from: Temporal.PlainDateTime;
  to: Temporal.PlainDateTime;
  untilOf(value: string): Temporal.PlainDateTime | null;
}

type Rule = Readonly<Record<string, string | undefined>>;

const mostRepetitions = 10_000;
/** Rules with a COUNT are counted from their start: 100 years of days. */
const limits = { maxIterations: 36_600, maxCandidateEvaluations: 200_000 };

const numbers = /^[+-]?\d{1,5}(?:,[+-]?\d{1,5})*$/;
const weekdays = /^(?:[+-]?\d{1,2})?(?:MO|TU|WE|TH|FR|SA|SU)(?:,(?:[+-]?\d{1,2})?(?:MO|TU|WE|TH|FR|SA|SU))*$/;
const parts: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:YEARLY|MONTHLY|WEEKLY|DAILY|HOURLY|MINUTELY|SECONDLY)$/,
  INTERVAL: /^[1-9]\d{0,5}$/,
  COUNT: /^[1-9]\d{0,8}$/,
  UNTIL: /./,
  WKST: /^(?:MO|TU|WE|TH|FR|SA|SU)$/,
  BYDAY: weekdays,
  BYMONTH: numbers,
  BYMONTHDAY: numbers,
  BYYEARDAY: numbers,
  BYWEEKNO: numbers,
  BYHOUR: numbers,
  BYMINUTE: numbers,
  BYSECOND: numbers,
  BYSETPOS: numbers,
  RSCALE: /^GREGORIAN$/,
  SKIP: /^(?:OMIT|BACKWARD|FORWARD)$/,
};

/**
 * The repetitions of a rule within the window, its start among them. Expanded on the wall clock, so that no hour which a
 * clock skips is left out. What repeats within a day comes twice in an hour that the clock repeats.
 * @throws UnreadableRule
 */
export function expandRule(text: string, context: RuleContext): Repetition[] {
  const { start, zone, from, untilOf } = context;
  const { UNTIL: until, ...rule } = partsOf(text);
  const last = until === undefined ? null : untilOf(until);
  if (until !== undefined && !last) throw new UnreadableRule(`UNTIL=${until}`);
  const to = last && Temporal.PlainDateTime.compare(last, context.to) < 0 ? last : context.to;
  if (Temporal.PlainDateTime.compare(to, from) < 0 || isOver(rule, start, from)) return [];
  const found = between(rule, { start, from, to });
  if (found.length > mostRepetitions) throw new UnreadableRule(`more than ${mostRepetitions} repetitions`);
  const isWithinDay = /^(?:HOURLY|MINUTELY|SECONDLY)$/.test(rule.FREQ ?? '');
  return found.flatMap((wall) => [
    { wall, at: zone.toInstant(wall) },
    ...(isWithinDay ? repeatedByClock(wall, zone) : []),
  ]);
}

/** Days, and weeks with or without weekdays, are all counted: such a rule has ended, which needs no counting. */
function isOver(
  { FREQ: freq, COUNT: count, INTERVAL: interval = '1', WKST: _, BYDAY: weekdays, ...others }: Rule,
  start: Temporal.PlainDateTime,
  from: Temporal.PlainDateTime,
): boolean {
  const days = freq === 'WEEKLY' ? 7 : freq === 'DAILY' && weekdays === undefined ? 1 : null;
  if (!count || days === null || Object.keys(others).length > 0) return false;
  const most = (Number(count) + 1) * Number(interval) * days;
  return start.until(from, { largestUnit: 'days' }).days > most;
}

/** The second of two equal times when a clock is set back. */
function repeatedByClock(wall: Temporal.PlainDateTime, { id, toInstant }: Zone): Repetition[] {
  if (id === null) return [];
  const second = wall.toZonedDateTime(id, { disambiguation: 'later' });
  const isRepeated = second.toPlainDateTime().equals(wall) && !second.toInstant().equals(toInstant(wall));
  return isRepeated ? [{ wall, at: second.toInstant() }] : [];
}

function between(
  rule: Rule,
  { start, from, to }: Pick<RuleContext, 'start' | 'from' | 'to'>,
): Temporal.PlainDateTime[] {
  const rruleString = Object.entries(rule)
    .map((part) => part.join('='))
    .join(';');
  try {
    const expansion = new RRuleTemporal({
      rruleString,
      dtstart: start.toZonedDateTime('UTC'),
      includeDtstart: true,
      ...limits,
    });
    const found = expansion.between(from.toZonedDateTime('UTC'), to.toZonedDateTime('UTC'), true);
    return found.map((one) => one.toPlainDateTime());
  } catch (error) {
    throw new UnreadableRule(text(error));
  }
}

const text = (error: unknown) => String(error).slice(0, 200);

function partsOf(rule: string): Rule {
  const found: Record<string, string> = {};
  for (const part of rule.toUpperCase().replaceAll(/\s/g, '').split(';')) {
    const [, name = '', value = ''] = /^([^=]*)=(.*?),*$/.exec(part) ?? [];
    const isLeftOut = part === '' || name.startsWith('X-') || (value === '' && name in parts);
    if (isLeftOut) continue;
    if (!parts[name]?.test(value)) throw new UnreadableRule(part);
    found[name] = value;
  }
  if (!found.FREQ) throw new UnreadableRule('no FREQ');
  return found;
}
