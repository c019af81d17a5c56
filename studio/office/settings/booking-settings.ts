import { bookingRules, bookingRulesSchema, mostHorizonDays } from '#studio/calendar/booking-rules.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import type { SettingGroup } from './group.ts';
import { type PlainField, parseFields, showFields } from './plain-fields.ts';

const number = (from: number, to: number, part: string) =>
  ({ variant: 'number', isRequired: true, from, to, part }) as const;

const holdMinutes: PlainField & { from: number; to: number } = {
  name: 'holdMinutes',
  ...number(1, 60, 'paying'),
};
const otherFields: readonly PlainField[] = [
  { name: 'payAtLesson', variant: 'check', part: 'paying' },
  { name: 'bookingNoticeHours', ...number(0, 336, 'booking') },
  { name: 'horizonDays', ...number(1, mostHorizonDays, 'booking') },
  { name: 'maxSessionsPerDay', ...number(0, 24, 'booking') },
  { name: 'rescheduleNoticeHours', ...number(0, 336, 'changing') },
  { name: 'maxReschedules', ...number(0, 20, 'changing') },
  { name: 'seatOfferHours', ...number(1, 336, 'waiting') },
  { name: 'askForQuote', variant: 'check', part: 'after' },
  { name: 'bufferBeforeMinutes', ...number(0, 240, 'pauses') },
  { name: 'bufferAfterMinutes', ...number(0, 240, 'pauses') },
  { name: 'defaultPlace', variant: 'choice', options: ['studio', 'online'], part: 'place' },
];

export const bookingSettings: SettingGroup = {
  key: 'booking',
  fields: [holdMinutes, ...otherFields],
  show: async (q, { settings }) => {
    const rules = await bookingRules(q, settings);
    const isFixed = settings.bookingHoldSeconds !== null;
    const hold: PlainField = isFixed ? { ...holdMinutes, fixedBy: 'BOOKING_HOLD_SECONDS' } : holdMinutes;
    const minutes = Math.round((rules.holdSeconds / 60) * 100) / 100;
    return showFields([hold, ...otherFields], { ...rules, holdMinutes: minutes });
  },
  parse: async (world, read) => {
    const { value } = await readSetting(world.db.query, 'booking');
    const isFixed = world.settings.bookingHoldSeconds !== null;
    // Fixed by a variable: keep the owner's stored value.
    const holdSeconds = isFixed
      ? bookingRulesSchema.parse(value ?? {}).holdSeconds
      : read.whole(holdMinutes.name, holdMinutes.from, holdMinutes.to) * 60;
    return { value: { holdSeconds, ...parseFields(otherFields, read) } };
  },
};
