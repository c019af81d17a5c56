import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const production = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (path) =>
      /^(app|studio|platform|server|db)\/.*\.(ts|tsx)$/.test(path) && !/\.(test|contract)\.tsx?$/.test(path),
  )
  .flatMap((path) => {
    try {
      return [{ path, text: readFileSync(root + path, 'utf8') }];
    } catch {
      return [];
    }
  });

const filesWith = (pattern: RegExp) =>
  production.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('the studio’s time zone is one constant', () => {
  expect(filesWith(/(timeZone|Zone|zone)\b.*['"]Europe\/Copenhagen['"]/)).toEqual([
    'studio/shared/time/time-zone.ts',
  ]);
});

test('the notice of the settings is read before a booking only: a booking has its own', () => {
  expect(filesWith(/rescheduleNoticeHours/).sort()).toEqual([
    'app/routes/admin/offers/catalogue/offer.data.ts',
    'app/routes/admin/office/settings/setting-fields.messages.ts',
    'app/routes/calendar/booking/read-widget.ts',
    'app/routes/calendar/booking/widget/read-summary.ts',
    'studio/calendar/booking-rules.ts',
    'studio/calendar/booking/booking-offer.queries.ts',
    'studio/office/settings/booking-settings.ts',
    'studio/office/settings/kept-terms.queries.ts',
  ]);
});

test('byte ranges are parsed in one place', () => {
  expect(filesWith(/get\('range'\)/)).toEqual(['app/web/files/byte-range.ts']);
});

test('the studio’s identity has one schema', () => {
  expect(filesWith(/studioName: z\./)).toEqual(['studio/shared/content/identity.ts']);
});

test('forms are parsed in one place', () => {
  expect(filesWith(/@fastify\/busboy/)).toEqual(['app/web/forms/parse-form.ts']);
  expect(filesWith(/boundary=/)).toEqual([]);
});

test('no private global of React Router is read', () => {
  expect(filesWith(/__reactRouter/)).toEqual([]);
});
