import { type AdminForm, onceByState, staysAsWished } from './admin-form.ts';

/** The forms below Settings. */
export const settingsForms: Readonly<Record<string, AdminForm>> = {
  'admin/office/settings/kept-terms.tsx: /admin/settings/terms': {
    carries: 'version',
    proved: ['studio/office/settings/kept-terms.db.test.ts'],
  },
  'admin/office/settings/connect/guided-page.tsx: check': { none: 'looks up DNS, and keeps what was found' },
  'admin/office/settings/connect/email/email.tsx: provider': {
    carries: 'version',
    proved: 'app/routes/admin/office/settings/connect/email/email.app.test.ts',
  },
  'admin/office/settings/connect/email/email.tsx: account': {
    carries: 'version',
    proved: 'app/routes/admin/office/settings/connect/email/email.app.test.ts',
  },
  'admin/office/settings/connect/email/email.tsx: selector': {
    carries: 'version',
    proved: 'app/routes/admin/office/settings/connect/email/email.app.test.ts',
  },
  'admin/office/settings/connect/email/email.tsx: test': { none: 'only sends an email to the owner' },
  'admin/office/settings/connect/guided-page.tsx: disconnection': { none: staysAsWished },
  'admin/office/settings/connect/print/print.tsx: token': { none: staysAsWished },
  'admin/office/settings/connect/inbound/inbound.tsx: domain': { none: staysAsWished },
  'admin/office/settings/connections.tsx: kind': { none: 'only tests the connection to a vendor' },
  'admin/office/settings/calendars/calendar-accounts.tsx: choice': { none: staysAsWished },
  'admin/office/settings/calendars/calendar-accounts.tsx: accounts/:id/deletion': {
    none: 'an account is never edited: for the second it is gone',
  },
  'admin/office/settings/calendars/calendar-accounts.tsx: accounts': {
    makes: 'an account, whose calendars’ times are merged with those of the same one',
  },
  'admin/office/settings/calendars/google/google-accounts.tsx: google': {
    makes: 'an account, which is known again when it is connected a second time',
  },
  'admin/office/settings/calendars/own-addresses.tsx: addresses': {
    carries: 'version',
    proved: 'the owner’s email addresses',
  },
  'admin/office/settings/calendars/calendar-writing.tsx: target': { none: staysAsWished },
  'admin/office/settings/calendars/calendar-writing.tsx: events/:change.bookingId/reschedule': {
    none: 'the time of the event is read when pressed, and the verb compares the hour of the booking',
  },
  'admin/office/settings/calendars/calendar-writing.tsx: events/:change.bookingId/restoration': {
    none: onceByState,
  },
  'admin/office/settings/monitoring/monitoring.tsx: page': {
    carries: 'version',
    proved: 'app/routes/admin/office/settings/monitoring/monitoring.app.test.ts',
  },
  'admin/office/settings/monitoring/monitoring.tsx: token': {
    none: 'of two at once, one replaces the address',
  },
  'admin/office/settings/monitoring/monitoring.tsx: /admin/settings/monitoring/backup': {
    none: 'it changes nothing',
  },
  'admin/office/settings/calendars/calendars.tsx: page': {
    makes: 'a calendar, whose times are merged with those of the same one',
  },
  'admin/office/settings/calendars/calendars.tsx: :id/deletion': {
    none: 'a calendar is never edited: for the second it is gone',
  },
  'admin/office/settings/calendars/retry.tsx: :id/retry': { none: 'a calendar is only read' },
  'admin/office/settings/calendars/calendars.tsx: feed': {
    none: 'the address of the last press is in use, and each press shows its own',
  },
  'admin/office/settings/calendars/calendars.tsx: feed-revocation': { none: staysAsWished },
  'admin/office/settings/connect/stripe/stripe.tsx: key': {
    none: 'a key is never shown or edited: the last one that Stripe accepts is used',
  },
  'admin/office/settings/connect/stripe/stripe.tsx: test-payment': { makes: 'a test payment' },
  'admin/office/settings/connect/stripe/stripe.tsx: removal': { none: staysAsWished },
  'admin/office/settings/exceptions.tsx: page': {
    makes: 'an exception: one that exists already stays as it is',
  },
  'admin/office/settings/exceptions.tsx: holidays': {
    makes: 'closed days: those that exist stay as they are',
  },
  'admin/office/settings/exceptions.tsx: :id/deletion': {
    none: 'an exception is never edited: for the second it is gone',
  },
  'admin/office/settings/group.tsx: page': { carries: 'version', proved: 'the settings of studio' },
  'admin/office/settings/notifications/notifications.tsx: page': {
    carries: 'version',
    proved: 'the settings of studio',
  },
  'admin/office/settings/notifications/devices.tsx: devices/:device.id/removal': {
    none: 'a device is never edited: for the second it is gone',
  },
  'admin/office/settings/notifications/devices.tsx: test': {
    none: 'a second test replaces the first on each device',
  },
  'admin/office/settings/rates.tsx: page': { makes: 'a dated rate: what was added before stays' },
  'admin/office/settings/rates.tsx: :id/withdrawal': {
    none: 'a rate is never edited: for the second it is withdrawn already',
  },
};
