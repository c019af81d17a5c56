import { weeklyClassesSchema, weeklyClassOf } from '#studio/calendar/dates/weekly-class.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { clockText } from '#studio/shared/time/studio-time.ts';
import { classIds } from './class-offers.queries.ts';
import type { FieldSpec } from './field.ts';
import type { SettingGroup } from './group.ts';

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

export const classFields = (id: string): FieldSpec[] => [
  { name: `${id}:weekday`, variant: 'choice', options: weekdays, part: id },
  { name: `${id}:start`, variant: 'time', isRequired: true, part: id },
  { name: `${id}:minutes`, variant: 'number', isRequired: true, part: id },
  { name: `${id}:meetingUrl`, variant: 'url', part: id, isPrivate: true },
];

export const classSettings: SettingGroup = {
  key: 'weekly-classes',
  fields: [],
  show: async (q) => {
    const { value } = await readSetting(q, 'weekly-classes');
    const ids = await classIds(q);
    const fields = ids.flatMap(classFields);
    const values = Object.fromEntries(
      ids.flatMap((id) => {
        const rule = weeklyClassOf(value, id);
        return Object.entries(rule).map(([name, of]) => [`${id}:${name}`, String(of)]);
      }),
    );
    return { fields, values };
  },
  parse: async (world, read) => {
    const { value } = await readSetting(world.db.query, 'weekly-classes');
    const classes = { ...weeklyClassesSchema.parse(value ?? {}) };
    for (const id of await classIds(world.db.query)) {
      const start = clockText.safeParse(read.typed(`${id}:start`));
      if (!start.success) read.faults[`${id}:start`] = { kind: 'clock' };
      classes[id] = {
        weekday: Number(read.oneOf(`${id}:weekday`, weekdays)),
        start: start.success ? start.data.toString({ smallestUnit: 'minute' }) : '19:00',
        minutes: read.whole(`${id}:minutes`, 15, 480),
        meetingUrl: read.url(`${id}:meetingUrl`),
      };
    }
    return { value: classes };
  },
};
