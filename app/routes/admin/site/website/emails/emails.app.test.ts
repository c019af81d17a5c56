import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const path = '/admin/emails/booking-confirmed';
const subject = 'en.booking.confirmed.subject';

async function ownerPages() {
  const headers = await signedIn(given, 'owner');
  return {
    open: async (at: string) => (await given.fetch(at, { headers })).text(),
    send: (at: string, fields: Readonly<Record<string, string>>) =>
      given.fetch(at, {
        method: 'POST',
        headers: { ...headers, origin: 'http://localhost:3000' },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
  };
}

test('email texts: the owner changes a subject, sees it marked in the list, and goes back to the standard', async () => {
  const { open, send } = await ownerPages();
  expect(textOf(await open(path))).toContain('Needs {date}.');
  const saved = await send(path, { version: '0', [subject]: 'See you {date}' });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${path}?flash=saved`]);
  expect(await open(path)).toContain('value="See you {date}"');
  expect(textOf(await open('/admin/emails'))).toMatch(/Session booked\s*Edited/);
  const reset = await send(`${path}/standard`, { version: '1' });
  expect(reset.headers.get('location')).toBe(`${path}?flash=standard`);
  expect(await open(path)).toContain('value="Booking confirmed: {date}"');
});

test('email texts: a wrong placeholder is named at its field, and everything typed is in the form', async () => {
  const { send } = await ownerPages();
  const refused = await send(path, {
    version: '0',
    [subject]: 'See you {day}',
    'da.booking.confirmed.lead': 'Ring to gange.',
  });
  const page = await refused.text();
  expect(refused.status).toBe(400);
  expect(textOf(page)).toContain('{day} isn’t known in this text.');
  expect(page).toContain('value="See you {day}"');
  expect(page).toContain('Ring to gange.');
});

test('email texts: the preview is the email with the texts of the form, in a sandbox', async () => {
  const { send } = await ownerPages();
  const preview = await send(`${path}/previews/bookingConfirmed/da`, {
    'da.booking.confirmed.lead': 'Ring to gange.',
  });
  expect(preview.status).toBe(200);
  expect(preview.headers.get('content-security-policy')).toContain('sandbox');
  const html = await preview.text();
  expect(html).toContain('lang="da"');
  expect(html).toContain('Ring to gange.');
});

test('email texts: a test goes to the owner’s address and keeps what is typed', async () => {
  const { send } = await ownerPages();
  const sent = await send(`${path}/tests/bookingConfirmed/en`, { version: '0', [subject]: 'Test {date}' });
  const page = await sent.text();
  expect(textOf(page)).toMatch(/The test email is on its way to \S+@\S+\./);
  expect(page).toContain('value="Test {date}"');
});
