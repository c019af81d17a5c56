import { expect, test } from 'vitest';
import { visit } from '#tests/support/browser/visit.ts';
import { testApp } from '#tests/support/site/app.ts';
import { widgetWords } from './widget.messages.ts';

let now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const given = testApp({}, { clock: { now: () => now } });
const book = '/private-coaching/book';
const monday = '2026-11-23T11:00:00Z';
const tuesday = '2026-11-24T12:00:00Z';
const filled = { name: 'Åse Ørsted', email: 'åse@eksempel.dk', place: 'online', slot_start: tuesday };

async function holdASlot() {
  const browser = visit(given);
  await browser.post(book, filled);
  const { id } = await given.db.query.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  return { browser, id };
}

const slots = '/private-coaching/slots';
const tag = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await given.fetch(path, { headers });
  return [answer.status, answer.headers.get('etag') ?? '', await answer.text()] as const;
};

test('cached booking page: is the same for everybody, in bytes and ETag, and has no cookie and no key', async () => {
  now = Temporal.Instant.from('2026-11-23T09:00:00Z');
  for (const path of [book, `/da${book}`, slots, '/consultation', '/consultation/times']) {
    const [, etag, text] = await tag(path);
    expect(await tag(path, { cookie: 'belcanto_flag=1' }), path).toEqual([200, etag, text]);
    expect(await tag(path, { 'if-none-match': etag }), path).toEqual([304, etag, '']);
    expect(text).not.toMatch(/form-key|set-cookie/);
  }
});

test('cached booking page: loses a slot when it is held and shows it again when the hold is released', async () => {
  now = Temporal.Instant.from('2026-11-23T09:00:00Z');
  const lists = async () => [
    (await tag(book))[2].includes(`value="${tuesday}"`),
    (await tag(slots))[2].includes(`"start":"${tuesday}"`),
  ];
  expect(await lists()).toEqual([true, true]);
  const { browser, id } = await holdASlot();
  expect(await lists()).toEqual([false, false]);
  const own = await browser.get(book);
  expect(own.text).toContain(widgetWords.en.heldTitle);
  expect(own.headers.get('cache-control')).toBe('private, no-cache');
  expect((await browser.get(slots)).headers.get('cache-control')).toBe('no-store');
  await browser.post(`${book}/release`, { booking: id });
  expect(await lists()).toEqual([true, true]);
});

test('free slots: show an overdue hold as free again by the clock, without any message', async () => {
  now = Temporal.Instant.from('2026-11-23T09:00:00Z');
  await holdASlot();
  expect((await tag(slots))[2]).not.toContain(`"start":"${tuesday}`);
  now = now.add({ seconds: 614 });
  expect((await tag(slots))[2]).not.toContain(`"start":"${tuesday}`);
  now = now.add({ seconds: 1 });
  expect((await tag(slots))[2]).toContain(`"start":"${tuesday}`);
});

test('cached booking page: drops a slot the moment it starts; chosen on an open page, it is refused and the input is kept', async () => {
  now = Temporal.Instant.from('2026-11-23T10:59:59Z');
  expect((await tag(book))[2]).toContain(monday);
  now = Temporal.Instant.from(monday);
  expect((await tag(book))[2]).not.toContain(monday);
  const answer = await visit(given).post(book, { ...filled, slot_start: monday });
  expect(answer.status).toBe(400);
  const shown = answer.text;
  expect(shown).toContain('That time isn’t available. Please pick one from the list.');
  expect(shown).toContain('value="Åse Ørsted"');
  expect(shown).toContain('value="åse@eksempel.dk"');
  expect(shown).toMatch(/checked="" value="online"/);
  expect(shown).not.toContain(`value="${monday}"`);
});

test('cached booking page: varies by time zone in its usual spelling only, and stores nothing personal', async () => {
  now = Temporal.Instant.from('2026-11-23T09:00:00Z');
  const stored = async () => Number(/^page_cache_pages (\d+)$/m.exec((await tag('/metrics'))[2])?.[1]);
  const before = await stored();
  for (const zone of ['America/New_York', 'america/new_york', 'AMERICA/NEW_YORK', 'Nowhere/Here'])
    expect((await tag(`${slots}?time_zone=${zone}`))[0]).toBe(200);
  expect(await stored()).toBe(before + 1);
  const { browser, id } = await holdASlot();
  const held = await stored();
  for (const search of ['', `?ended=${id}`, `?from=${id}`, '?slot_start=2026-11-24T12:00:00Z'])
    await browser.get(`${book}${search}`);
  await tag(`${book}?credit=AAAAAAAAAAAAAAAAAAAAAA`);
  expect(await stored()).toBe(held);
});
