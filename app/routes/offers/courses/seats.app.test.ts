import { beforeEach, describe, expect, test } from 'vitest';
import { scheduleDate } from '#studio/calendar/dates/schedule-date.ts';
import { testApp } from '#tests/support/site/app.ts';
import { linksOf, pieces, textOf } from '#tests/support/site/html.ts';
import { owner } from '#tests/support/who.ts';

const given = testApp();
const workshop = 'singing-workshop-1d';
const page = async (path: string) => (await given.fetch(path)).text();
const cardOf = async (id: string, prefix = '') =>
  pieces(await page(`${prefix}/courses`), 'li', /[^>]*class="measure [^>]*/).find((card) =>
    card.includes(`value="${id}"`),
  ) ?? '';
let week = 0;

async function planned(offerId: string, seats: number, free = seats): Promise<{ id: string; date: string }> {
  week += 1;
  const date = Temporal.Now.plainDateISO('Europe/Copenhagen')
    .add({ days: 400 + 7 * week })
    .toString();
  const outcome = await scheduleDate(given.world, owner, {
    offerId,
    days: [{ date, from: '10:00', to: '16:00' }],
    capacity: String(seats),
    isOpen: true,
    place: 'Gasværket, Aarhus',
  });
  if (!outcome.ok) throw new Error(outcome.refusal);
  if (free < seats) await sellPlaces(outcome.dateId, seats - free);
  return { id: outcome.dateId, date };
}

async function sellPlaces(dateId: string, count: number) {
  const { query } = given.db;
  const sold = query.selectFrom('units').select('id').where('date_id', '=', dateId).limit(count);
  await query.deleteFrom('units').where('id', 'in', sold).execute();
}

const dayText = (date: string, locale = 'en-GB') =>
  Temporal.PlainDate.from(date).toLocaleString(locale, { day: 'numeric', month: 'long', year: 'numeric' });

const weekdayText = (date: string) => {
  const day = Temporal.PlainDate.from(date);
  const text = day.toLocaleString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
  return `${text.replace(',', '')} ${day.year}`;
};

const pay = (body: Record<string, unknown>) =>
  given.fetch('/functions/v1/create-payment', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ currency: 'dkk', ...body }),
  });

const seatsHeld = async () =>
  (await given.db.query.selectFrom('units').select('date_id').where('state', '=', 'held').execute()).map(
    ({ date_id }) => date_id,
  );

beforeEach(async () => {
  await given.db.query.updateTable('dates').set({ is_open: false }).execute();
});

describe('a course card of a dated programme', () => {
  test('shows date and free seats, and its button sells that date', async () => {
    const { id, date } = await planned(workshop, 6, 3);
    await expect
      .poll(async () => textOf(await cardOf(workshop)))
      .toContain(`${weekdayText(date)} · 3 places left`);
    const card = await cardOf(workshop);
    expect(card).toContain(`name="dateId" value="${id}"`);
    expect(linksOf(card)).toContain(`/courses/${workshop}`);
    expect(textOf(card)).toContain('Buy Now');
    expect(textOf(card)).toContain('Learn More');
    expect(textOf(await cardOf(workshop, '/da'))).toContain('3 ledige pladser');
  });

  test.each(['', '/da'])('shows its free seats from half full on, %s', async (prefix) => {
    const { id } = await planned(workshop, 10, 6);
    const path = `${prefix}/courses/${workshop}`;
    await expect.poll(() => page(path)).toContain(id);
    const left = /places left|ledige pladser/;
    for (const html of [await cardOf(workshop, prefix), await page(path)])
      expect(textOf(html)).not.toMatch(left);
    await sellPlaces(id, 1);
    for (const shown of [() => cardOf(workshop, prefix), () => page(path)])
      await expect.poll(async () => textOf(await shown())).toMatch(/5 (places left|ledige pladser)/);
  });

  test('is rendered again when a seat is taken or released, or the date is closed', async () => {
    const { id } = await planned(workshop, 4, 2);
    const shows = (words: string) => expect.poll(async () => textOf(await cardOf(workshop))).toContain(words);
    await shows('2 places left');
    expect((await pay({ courseId: workshop, dateId: id })).status).toBe(200);
    await shows('1 place left');
    await given.db.query
      .updateTable('units')
      .set({ state: 'free', order_id: null, expires_at: null })
      .where('date_id', '=', id)
      .execute();
    await shows('2 places left');
    await given.db.query
      .updateTable('dates')
      .set({ capacity: 2, is_open: false })
      .where('id', '=', id)
      .execute();
    await planned('singing-workshop-2d', 1);
    await shows('No date is set yet. You buy a place on the next one');
  });

  test('of several dates shows the next one with a free seat, and how many more there are', async () => {
    const first = await planned(workshop, 1);
    const second = await planned(workshop, 10, 5);
    await pay({ courseId: workshop, dateId: first.id });
    await expect.poll(async () => textOf(await cardOf(workshop))).toContain('5 places left');
    const card = await cardOf(workshop);
    expect(card).toContain(`name="dateId" value="${second.id}"`);
    expect(textOf(card)).toContain('5 places left · 1 more date');
  });

  test('sold out, or without an open date, has a disabled button and the reason', async () => {
    const { id } = await planned(workshop, 1);
    await pay({ courseId: workshop, dateId: id });
    await expect
      .poll(async () => textOf(await cardOf(workshop)))
      .toContain('Someone is paying for the last places. Check back in half an hour.');
    expect(await cardOf(workshop)).toMatch(/<button[^>]*disabled=""[^>]*>Buy Now/);
    expect(textOf(await cardOf('voice-elevated'))).toContain('The next date isn’t set yet.');
    expect(await cardOf('voice-elevated')).toMatch(/<button[^>]*disabled=""[^>]*>Buy Now/);
  });
});

describe('the workshop page', () => {
  test.each([
    ['/courses/singing-workshop-1d', 'en', 'It’s for you if'],
    ['/da/courses/singing-workshop-1d', 'da', 'Det er noget for dig, hvis'],
    ['/courses/singing-workshop-2d', 'en', 'The two days'],
    ['/da/courses/singing-workshop-2d', 'da', 'De to dage'],
  ])('%s is in its language', async (path, language, words) => {
    const answer = await given.fetch(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(textOf(html)).toContain(words);
  });

  test('of the studio day sells a day without a date, also without scripts', async () => {
    const html = await page('/courses/studio-day');
    expect(textOf(html)).toContain('You go home with two finished takes.');
    expect(linksOf(await cardOf('studio-day'))).toContain('/courses/studio-day');
    expect(html).toMatch(/name="courseId" value="studio-day"/);
    expect(html).not.toContain('name="dateId"');
    const answer = await given.fetch('/courses/studio-day', {
      method: 'POST',
      body: new URLSearchParams({ courseId: 'studio-day', currency: 'EUR' }),
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('/test-checkout/');
  });

  test('offers several dates to choose from, also without scripts', async () => {
    const first = await planned(workshop, 2);
    const second = await planned(workshop, 2);
    const path = `/courses/${workshop}`;
    await expect.poll(() => page(path)).toContain(second.id);
    const html = await page(path);
    for (const { id } of [first, second]) {
      expect(html).toMatch(new RegExp(`<input type="radio" name="dateId"[^>]*value="${id}"`));
    }
    const fields = { courseId: workshop, currency: 'EUR', dateId: second.id };
    const answer = await given.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
    expect(answer.status).toBe(303);
    expect(await seatsHeld()).toEqual([second.id]);
    const checkout = await (await given.fetch(answer.headers.get('location') ?? '')).text();
    expect(checkout).toContain(dayText(second.date));
    expect(checkout).toContain('Gasværket, Aarhus');
  });

  test('keeps the chosen date and the reason when the sale was refused', async () => {
    const first = await planned(workshop, 2);
    const second = await planned(workshop, 2);
    const fields = { courseId: workshop, currency: 'SEK', dateId: second.id };
    const answer = await given.fetch(`/courses/${workshop}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<input type="radio"[^>]*checked=""[^>]*value="${second.id}"`));
    expect(html).not.toMatch(new RegExp(`<input type="radio"[^>]*checked=""[^>]*value="${first.id}"`));
    expect(textOf(html)).toContain('This isn’t offered in that currency.');
  });

  test('without texts of its own shows those of its card', async () => {
    await given.db.query.deleteFrom('content_documents').where('key', '=', workshop).execute();
    await planned(workshop, 2);
    await expect
      .poll(async () => textOf(await page(`/courses/${workshop}`)))
      .toContain('The ten seconds before the first note: walk on, stand still, begin.');
  });
});

test('the programme page with several open dates lets the buyer choose one', async () => {
  await planned('voice-elevated', 2);
  const second = await planned('voice-elevated', 2);
  const path = '/courses/voice-elevated';
  await expect.poll(() => page(path)).toContain(`value="${second.id}"`);
  const fields = { courseId: 'voice-elevated', currency: 'DKK', dateId: second.id };
  const answer = await given.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
  expect(answer.status).toBe(303);
  expect(await seatsHeld()).toEqual([second.id]);
});

test('wire call 3: a date that cannot be booked is refused with a message', async () => {
  const answer = await pay({ courseId: workshop, dateId: crypto.randomUUID() });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({ error: 'date-closed', message: expect.stringContaining('date') });
});
