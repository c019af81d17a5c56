import { openingRules } from '#studio/calendar/opening.queries.ts';
import { type KindRule, replaceOpeningRules } from '#studio/calendar/opening-rules.store.ts';
import type { SlotKind } from '#studio/calendar/slot.ts';
import { readHours, startsText } from '#studio/offers/catalogue/hours-text.ts';
import { weekdays } from '#studio/offers/catalogue/offer-hours.ts';
import type { FieldSpec, Values } from './field.ts';
import type { SettingGroup } from './group.ts';
import type { FieldReader } from './read-fields.ts';

const kinds: readonly SlotKind[] = ['session', 'consultation'];
const rhythms = ['15', '30', '60'] as const;
/** The days that the hours of one weekday are copied to. */
const copies = { all: weekdays, weekdays: weekdays.slice(0, 5) } as const;

const fields: readonly FieldSpec[] = kinds.flatMap((kind) => [
  { name: `${kind}-every`, variant: 'choice' as const, options: rhythms, part: kind },
  ...weekdays.map((weekday) => ({ name: `${kind}-${weekday}`, variant: 'text' as const, part: kind })),
]);

export const openingSettings: SettingGroup = {
  key: 'opening',
  fields,
  show: async (q, { language }) => {
    const values: Record<string, string> = {};
    for (const kind of kinds) {
      const rules = await openingRules(q, kind);
      values[`${kind}-every`] = String(rules[0]?.every_minutes ?? (kind === 'session' ? 60 : 30));
      for (const weekday of weekdays) values[`${kind}-${weekday}`] = startsText(rules, weekday, language);
    }
    return { fields, values };
  },
  parse: async (_world, read) => {
    const rules = kinds.flatMap((kind) => rulesOf(kind, read));
    return { value: { isSet: true }, also: (tx) => replaceOpeningRules(tx, rules) };
  },
};

function rulesOf(kind: SlotKind, read: FieldReader): KindRule[] {
  const every_minutes = Number(read.oneOf(`${kind}-every`, ['60', '30', '15']));
  return weekdays.flatMap((weekday) => {
    const name = `${kind}-${weekday}`;
    const ranges = readHours(read.values[name] ?? '');
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

/**
 * What was typed, with the hours of the weekday `<kind>-from` on other days: `copy` is '<kind>:all' or
 * '<kind>:weekdays'. Null: no such copy. Nothing is saved.
 */
export function copyHours(values: Values, copy: string): Values | null {
  const [, kind, to] = /^(session|consultation):(all|weekdays)$/.exec(copy) ?? [];
  const from = weekdays.find((weekday) => String(weekday) === values[`${kind}-from`]) ?? 1;
  if (to !== 'all' && to !== 'weekdays') return null;
  const copied = copies[to].map((weekday) => [`${kind}-${weekday}`, values[`${kind}-${from}`] ?? '']);
  return { ...values, ...Object.fromEntries(copied) };
}
