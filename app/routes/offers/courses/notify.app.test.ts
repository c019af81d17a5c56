import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { linksOf, textOf } from '#tests/support/site/html.ts';

const given = testApp();
const post = (path: string, fields: Record<string, string> = {}) =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
const notices = () => given.db.query.selectFrom('date_notices').selectAll().execute();
const emails = () =>
  given.db.query.selectFrom('emails').selectAll().where('kind', '=', 'date-notice-opt-in').execute();
const tokenFor = async (word: string) =>
  new RegExp(`/courses/notify/${word}/([\\w-]{22})`).exec((await emails()).at(-1)?.body ?? '')?.[1] ?? '';

test('the cards without a page lead to a form that names their course', async () => {
  const links = linksOf(await (await given.fetch('/courses')).text());
  expect(links.filter((href) => href.includes('/courses/notify'))).toEqual([
    '/courses/notify?offer=recording-essentials',
    '/courses/notify?offer=performance-mastery',
  ]);
  const html = await (await given.fetch('/da/courses/notify?offer=performance-mastery')).text();
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="performance-mastery"/);
  expect(textOf(html)).toContain('Giv mig besked');
});

test('a notice is confirmed by the email, and cancelling deletes the address', async () => {
  const answer = await post('/courses/notify', { offerId: 'performance-mastery', email: 'mia@example.dk' });
  expect(answer.status).toBe(200);
  expect(textOf(await answer.text())).toContain('Please confirm in the email we’ve just sent.');
  expect(await notices()).toMatchObject([{ offer_id: 'performance-mastery', confirmed_at: null }]);
  const [confirm, cancel] = [await tokenFor('confirm'), await tokenFor('cancel')];
  expect((await given.fetch(`/courses/notify/confirm/${confirm}`)).status).toBe(200);
  expect(await notices()).toMatchObject([{ confirmed_at: null }]);
  for (const _ of [1, 2]) expect((await post(`/courses/notify/confirm/${confirm}`)).status).toBe(200);
  expect(await notices()).toMatchObject([{ confirmed_at: expect.anything() }]);
  const cancelled = await post(`/courses/notify/cancel/${cancel}`);
  expect(textOf(await cancelled.text())).toContain('your address is deleted');
  expect(await notices()).toEqual([]);
});

test('a wrong address and a course that is sold or unknown are refused, and nothing is stored', async () => {
  for (const [fields, message] of [
    [{ offerId: 'performance-mastery', email: 'no' }, 'Please enter a valid email address.'],
    [{ offerId: 'studio-day', email: 'mia@example.dk' }, 'Please choose a course.'],
    [{ offerId: 'none', email: 'mia@example.dk' }, 'Please choose a course.'],
  ] as const) {
    const answer = await post('/courses/notify', fields);
    expect(answer.status).toBe(400);
    expect(textOf(await answer.text())).toContain(message);
  }
  expect(await notices()).toEqual([]);
});
