import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { linksOf, pieces, textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const email = 'aase@eksempel.dk';

/** One booking on each of `count` days, ending the day before `last`. */
async function hours(count: number, last: Temporal.Instant): Promise<void> {
  for (let at = 1; at <= count; at += 1) {
    const start = last.subtract({ hours: 24 * at });
    const end = start.add({ hours: 1 });
    const { id } = await given.db.query
      .insertInto('claims')
      .values({
        kind: 'session',
        state: 'booked',
        slot_start: start,
        slot_end: end,
        claimed: `[${start},${end})`,
        expires_at: null,
        date_id: null,
        note: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await given.db.query
      .insertInto('bookings')
      .values({
        claim_id: id,
        name: 'Åse Ørsted',
        email,
        course_id: 'private-coaching',
        course_name: `Hour ${at}.`,
        language: 'en',
        time_zone: null,
        place: null,
        order_id: null,
        entitlement_id: null,
        covered_by: 'owner',
        holder_hash: null,
        address_hash: null,
        confirmed_at: start,
      })
      .execute();
  }
}

test('a student with sixty past sessions finds all of them, fifty per page [S2.35]', async () => {
  const student = await signedIn(given, 'student', { email, name: 'Åse Ørsted' });
  const page = async (path: string) => (await given.fetch(path, { headers: student })).text();
  const past = (html: string) =>
    pieces(html.slice(html.indexOf('id="past"')), 'li')
      .map((row) => /Hour \d+\./.exec(textOf(row))?.[0])
      .filter(Boolean);
  await hours(60, given.world.clock.now());
  const first = await page('/dashboard/bookings');
  expect(past(first)).toHaveLength(50);
  expect(past(first)[0]).toBe('Hour 1.');
  const earlier = linksOf(first).find((href) => href.includes('after=')) ?? '';
  const second = await page(earlier.replace('#past', ''));
  expect(past(second)).toEqual(Array.from({ length: 10 }, (_, at) => `Hour ${51 + at}.`));
  const later = linksOf(second).find((href) => href.includes('before=')) ?? '';
  expect(past(await page(later.replace('#past', '')))).toHaveLength(50);
  expect(past(await page('/dashboard/bookings?after=%00'))).toHaveLength(50);

  // The owner sees the latest bookings and a link to all of them.
  const owner = await signedIn(given, 'owner');
  const theirs = await given.fetch(`/admin/students/guest?email=${email}`, { headers: owner });
  const all = linksOf(await theirs.text()).find((href) => href.startsWith('/admin/bookings/list?q='));
  const list = await (await given.fetch(all ?? '', { headers: owner })).text();
  expect(pieces(list, 'tr').slice(1)).toHaveLength(50);
});
