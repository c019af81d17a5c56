import { expect, test } from 'vitest';
import { scheduleDate } from '#studio/calendar/dates/schedule-date.ts';
import { offerSeatsOf } from '#studio/teaching/waiting-list/offer-seats.ts';
import { testApp } from '#tests/support/site/app.ts';
import { linksOf, textOf } from '#tests/support/site/html.ts';
import { owner } from '#tests/support/who.ts';

const given = testApp();
const workshop = 'singing-workshop-1d';
const page = async (path: string) => (await given.fetch(path)).text();
const post = (path: string, fields: Record<string, string> = {}) =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
const tokenFor = async (word: string) => {
  const emails = await given.db.query
    .selectFrom('emails')
    .select('body')
    .where('body', 'like', `%/waiting-list/${word}/%`)
    .execute();
  return new RegExp(`/waiting-list/${word}/([\\w-]{22})`).exec(emails.at(-1)?.body ?? '')?.[1] ?? '';
};

async function soldOut(): Promise<string> {
  await given.db.query.updateTable('dates').set({ is_open: false }).execute();
  const date = Temporal.Now.plainDateISO('Europe/Copenhagen').add({ days: 420 }).toString();
  const made = await scheduleDate(given.world, owner, {
    offerId: workshop,
    days: [{ date, from: '10:00', to: '16:00' }],
    capacity: '1',
    isOpen: true,
    place: 'Gasværket',
  });
  if (!made.ok) throw new Error(made.refusal);
  const paying = await post(`/courses/${workshop}`, {
    courseId: workshop,
    currency: 'DKK',
    dateId: made.dateId,
  });
  expect(paying.status).toBe(303);
  return made.dateId;
}

test('from the full date to the offered place: joined, confirmed, offered, paid for or declined', async () => {
  const dateId = await soldOut();
  const join = `/courses/waiting-list/${dateId}`;
  await expect.poll(async () => linksOf(await page(`/courses/${workshop}`))).toContain(join);
  expect(linksOf(await page('/courses'))).toContain(join);
  expect((await given.fetch(`/courses/notify?offer=${workshop}`)).headers.get('location')).toBe(join);
  expect(textOf(await page(`/da${join}`))).toContain('Kom på venteliste');
  const wrong = await post(join, { email: 'mia' });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain('value="mia"');
  const sent = await post(join, { email: 'mia@example.dk' });
  expect(textOf(await sent.text())).toContain('Please confirm in the email');
  const confirm = `/courses/waiting-list/confirm/${await tokenFor('confirm')}`;
  expect(textOf(await page(confirm))).toContain('mia@example.dk');
  expect(textOf(await (await post(confirm)).text())).toContain('You’re on the waiting list');
  await given.db.query
    .updateTable('units')
    .set({ state: 'free', order_id: null, expires_at: null })
    .where('date_id', '=', dateId)
    .execute();
  await offerSeatsOf(given.world, dateId);
  const offer = `/courses/waiting-list/offers/${await tokenFor('offers')}`;
  const shown = textOf(await page(offer));
  expect(shown).toContain('A place is reserved for you');
  expect(shown).toContain('DKK');
  expect(shown).toContain('Gasværket');
  const paid = await post(`${offer}/payment`, { currency: 'EUR' });
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toContain('/test-checkout/');
  const declined = await post(`${offer}/rejection`);
  expect(declined.status).toBe(303);
  expect(textOf(await page(offer))).toContain('You’ve declined this place.');
  const refused = await post(`${offer}/payment`, { currency: 'DKK' });
  expect(refused.status).toBe(410);
  expect(textOf(await refused.text())).toContain('You’ve declined this place.');
});

test('a date that is closed or over leads to the courses', async () => {
  const dateId = await soldOut();
  await given.db.query.updateTable('dates').set({ is_open: false }).where('id', '=', dateId).execute();
  const answer = await given.fetch(`/da/courses/waiting-list/${dateId}`);
  expect(answer.headers.get('location')).toBe('/da/courses');
});
