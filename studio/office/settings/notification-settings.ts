import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { clockText } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { FieldSpec } from './field.ts';
import type { SettingGroup } from './group.ts';

export const pushKinds = [
  'booking',
  'cancellation',
  'order',
  'application',
  'message',
  'payment',
  'email',
] as const;
export type PushKind = (typeof pushKinds)[number];

const key = 'notifications';
const standardTime = '07:00';

const summarySchema = z.object({
  isOn: z.boolean().default(false),
  /** In the studio's time zone. */
  at: z.string().default(standardTime),
  skipsEmpty: z.boolean().default(true),
  /** The first day it is sent on. */
  from: z.string().nullable().default(null),
});

const schema = z.object({
  without: z.array(z.enum(pushKinds)).default([]),
  summary: summarySchema.prefault({}),
});

export type NotificationSettings = z.output<typeof schema>;

export async function notificationSettings(q: Queries): Promise<NotificationSettings> {
  return schema.parse((await readSetting(q, key)).value ?? {});
}

const fields: readonly FieldSpec[] = [
  ...pushKinds.map((kind): FieldSpec => ({ name: `push-${kind}`, variant: 'check', part: 'push' })),
  { name: 'dailySummary', variant: 'check', part: 'summary' },
  { name: 'summaryTime', variant: 'time', isRequired: true, part: 'summary' },
  { name: 'summarySkipsEmpty', variant: 'check', part: 'summary' },
];

const yes = (isYes: boolean) => (isYes ? 'yes' : '');

export const notificationGroup: SettingGroup = {
  key,
  fields,
  show: async (q) => {
    const { without, summary } = await notificationSettings(q);
    const chosen = pushKinds.map((kind) => [`push-${kind}`, yes(!without.includes(kind))]);
    const values = {
      ...Object.fromEntries(chosen),
      dailySummary: yes(summary.isOn),
      summaryTime: summary.at,
      summarySkipsEmpty: yes(summary.skipsEmpty),
    };
    return { fields, values };
  },
  parse: async (world, read) => {
    const time = clockText.safeParse(read.typed('summaryTime'));
    if (!time.success) {
      read.faults.summaryTime = { kind: 'clock' };
      return { value: null };
    }
    const { summary } = await notificationSettings(world.db.query);
    const isOn = read.yes('dailySummary');
    const at = time.data.toString({ smallestUnit: 'minute' });
    const isUnchanged = summary.isOn === isOn && summary.at === at;
    const from = isUnchanged ? summary.from : firstDay(time.data, world.clock.now()).toString();
    return {
      value: {
        without: pushKinds.filter((kind) => !read.yes(`push-${kind}`)),
        summary: { isOn, at, skipsEmpty: read.yes('summarySkipsEmpty'), from },
      },
    };
  },
};

function firstDay(time: Temporal.PlainTime, now: Temporal.Instant): Temporal.PlainDate {
  const here = now.toZonedDateTimeISO(studioTimeZone);
  const hasPassed = Temporal.PlainTime.compare(here.toPlainTime(), time) >= 0;
  return here.toPlainDate().add({ days: hasPassed ? 1 : 0 });
}
