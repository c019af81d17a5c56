import { bookingRules, bookingRulesSchema, mostHorizonDays } from '#studio/calendar/booking-rules.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import type { FieldSpec } from './field.ts';
import type { SettingGroup } from './group.ts';
import { fieldReader } from './read-fields.ts';

export const bookingSettings: SettingGroup = {
  key: 'booking',
  show: async (world) => {
    const rules = await bookingRules(world.db.query, world.settings);
    const { version } = await readSetting(world.db.query, 'booking');
    const isFixed = world.settings.bookingHoldSeconds !== null;
    const fields: FieldSpec[] = [
      {
        name: 'holdMinutes',
        variant: 'number',
        isRequired: true,
        part: 'paying',
        ...(isFixed ? { fixedBy: 'BOOKING_HOLD_SECONDS' as const } : {}),
      },
      { name: 'payAtLesson', variant: 'check', part: 'paying' },
      { name: 'bookingNoticeHours', variant: 'number', isRequired: true, part: 'booking' },
      { name: 'horizonDays', variant: 'number', isRequired: true, part: 'booking' },
      { name: 'maxSessionsPerDay', variant: 'number', isRequired: true, part: 'booking' },
      { name: 'rescheduleNoticeHours', variant: 'number', isRequired: true, part: 'changing' },
      { name: 'maxReschedules', variant: 'number', isRequired: true, part: 'changing' },
      { name: 'seatOfferHours', variant: 'number', isRequired: true, part: 'waiting' },
      { name: 'bufferBeforeMinutes', variant: 'number', isRequired: true, part: 'pauses' },
      { name: 'bufferAfterMinutes', variant: 'number', isRequired: true, part: 'pauses' },
      { name: 'defaultPlace', variant: 'choice', options: ['studio', 'online'], part: 'place' },
    ];
    const values = {
      holdMinutes: String(Math.round((rules.holdSeconds / 60) * 100) / 100),
      payAtLesson: rules.payAtLesson ? 'yes' : '',
      bookingNoticeHours: String(rules.bookingNoticeHours),
      horizonDays: String(rules.horizonDays),
      maxSessionsPerDay: String(rules.maxSessionsPerDay),
      rescheduleNoticeHours: String(rules.rescheduleNoticeHours),
      maxReschedules: String(rules.maxReschedules),
      seatOfferHours: String(rules.seatOfferHours),
      bufferBeforeMinutes: String(rules.bufferBeforeMinutes),
      bufferAfterMinutes: String(rules.bufferAfterMinutes),
      defaultPlace: rules.defaultPlace,
    };
    return { fields, values, version };
  },
  parse: async (world, values) => {
    const read = fieldReader(values);
    const { value } = await readSetting(world.db.query, 'booking');
    const before = bookingRulesSchema.parse(value ?? {});
    const isFixed = world.settings.bookingHoldSeconds !== null;
    const rules = {
      // Fixed by a variable: keep the owner's stored value.
      holdSeconds: isFixed ? before.holdSeconds : read.whole('holdMinutes', 1, 60) * 60,
      payAtLesson: read.yes('payAtLesson'),
      bookingNoticeHours: read.whole('bookingNoticeHours', 0, 336),
      horizonDays: read.whole('horizonDays', 1, mostHorizonDays),
      maxSessionsPerDay: read.whole('maxSessionsPerDay', 0, 24),
      rescheduleNoticeHours: read.whole('rescheduleNoticeHours', 0, 336),
      maxReschedules: read.whole('maxReschedules', 0, 20),
      seatOfferHours: read.whole('seatOfferHours', 1, 336),
      bufferBeforeMinutes: read.whole('bufferBeforeMinutes', 0, 240),
      bufferAfterMinutes: read.whole('bufferAfterMinutes', 0, 240),
      defaultPlace: read.oneOf('defaultPlace', ['studio', 'online']),
    };
    return Object.keys(read.faults).length > 0 ? { faults: read.faults } : { value: rules };
  },
};
