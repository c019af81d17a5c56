import { openingRules } from '#studio/calendar/opening.queries.ts';
import { type KindRule, replaceOpeningRules } from '#studio/calendar/opening-rules.store.ts';
import type { OpeningRule, SlotKind } from '#studio/calendar/slot.ts';
import type { Language } from '#studio/shared/language.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import type { FieldSpec, Values } from './field.ts';
import type { SettingGroup } from './group.ts';
import { fieldReader } from './read-fields.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const kinds: readonly SlotKind[] = ['session', 'consultation'];
const rhythms = ['15', '30', '60'] as const;
const mostRanges = 4;
/** To which days the hours typed for Monday are copied. */
const copies = ['none', 'weekdays', 'all'] as const;

const fields: readonly FieldSpec[] = kinds.flatMap((kind) => [
  { name: `${kind}-every`, variant: 'choice' as const, options: rhythms, part: kind },
  ...weekdays.map((weekday) => ({ name: `${kind}-${weekday}`, variant: 'text' as const, part: kind })),
  { name: `${kind}-copy`, variant: 'choice' as const, options: copies, part: kind },
]);

export interface StartRange {
  first: Temporal.PlainTime;
  last: Temporal.PlainTime;
}

/** Parses '9-17', '09:00–12:00, 14–17.30'. Empty: closed. Null: invalid, reversed or adjacent ranges. */
export function readHours(typed: string): StartRange[] | null {
  const parts = typed
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length > mostRanges) return null;
  const ranges: StartRange[] = [];
  for (const part of parts) {
    const read = /^(\d{1,2})(?:[:.](\d\d))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d\d))?$/.exec(part);
    const first = read && clockOf(read[1], read[2]);
    const last = read && clockOf(read[3], read[4]);
    if (!first || !last || Temporal.PlainTime.compare(first, last) > 0) return null;
    ranges.push({ first, last });
  }
  ranges.sort((a, b) => Temporal.PlainTime.compare(a.first, b.first));
  const touches = ranges.some(
    ({ first }, at) => at > 0 && Temporal.PlainTime.compare(first, ranges[at - 1]?.last ?? first) <= 0,
  );
  return touches ? null : ranges;
}

function clockOf(hour: string | undefined, minute: string | undefined): Temporal.PlainTime | null {
  const [hours, minutes] = [Number(hour), Number(minute ?? '0')];
  return hours < 24 && minutes < 60 ? new Temporal.PlainTime(hours, minutes) : null;
}

export const openingSettings: SettingGroup = {
  key: 'opening',
  show: async (world, language) => {
    const { version } = await readSetting(world.db.query, 'opening');
    const values: Record<string, string> = {};
    for (const kind of kinds) {
      const rules = await openingRules(world.db.query, kind);
      values[`${kind}-every`] = String(rules[0]?.every_minutes ?? (kind === 'session' ? 60 : 30));
      values[`${kind}-copy`] = 'none';
      for (const weekday of weekdays) values[`${kind}-${weekday}`] = hoursText(rules, weekday, language);
    }
    return { fields, values, version };
  },
  parse: async (_world, values) => {
    const read = fieldReader(values);
    const rules = kinds.flatMap((kind) => rulesOf(kind, values, read));
    if (Object.keys(read.faults).length > 0) return { faults: read.faults };
    return { value: { isSet: true }, also: (tx) => replaceOpeningRules(tx, rules) };
  },
};

function rulesOf(kind: SlotKind, values: Values, read: ReturnType<typeof fieldReader>): KindRule[] {
  const every_minutes = Number(read.oneOf(`${kind}-every`, ['60', '30', '15']));
  const copy = read.oneOf(`${kind}-copy`, ['none', 'weekdays', 'all']);
  const lastCopied = { none: 1, weekdays: 5, all: 7 }[copy];
  return weekdays.flatMap((weekday) => {
    const name = `${kind}-${weekday <= lastCopied ? 1 : weekday}`;
    const ranges = readHours(values[name] ?? '');
    if (!ranges) read.faults[name] = { kind: 'hours' };
    return (ranges ?? []).map(({ first, last }) => ({
      kind,
      weekday,
      first_start: first.toString({ smallestUnit: 'minute' }),
      last_start: last.toString({ smallestUnit: 'minute' }),
      every_minutes,
    }));
  });
}

/** '09:00–12:00, 14:00–17:00', in Danish '09.00–12.00, 14.00–17.00'. */
function hoursText(rules: readonly OpeningRule[], weekday: number, language: Language): string {
  return rules
    .filter((rule) => rule.weekday === weekday)
    .toSorted((a, b) => a.first_start.localeCompare(b.first_start))
    .map(({ first_start, last_start }) => `${first_start.slice(0, 5)}–${last_start.slice(0, 5)}`)
    .map((hours) => (language === 'da' ? hours.replaceAll(':', '.') : hours))
    .join(', ');
}
