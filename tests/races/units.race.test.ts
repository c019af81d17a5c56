import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { count, crowd, tally, threeServers } from './three-servers.ts';

const given = threeServers();

const buy = (client: number, courseId: string) =>
  given.post(client, '/functions/v1/create-payment', { courseId, currency: 'dkk' });

/** The checkout page's form as its script sends it; 2,949 DKK with the delivery. */
const order = (client: number, id: string) =>
  given.post(
    client,
    `/checkout/${id}/pay`,
    new URLSearchParams({
      attempt: `race-${client}`,
      currency: 'DKK',
      total: '294900',
      name: 'Søren Ærø',
      email: `client${client}@example.com`,
      street: 'Ærøgade 7',
      postcode: '8000',
      city: 'Aarhus C',
      country: 'DK',
      terms: 'yes',
    }),
  );

const held = (where: ReturnType<typeof sql>) =>
  count(
    given.db,
    sql<{ count: number }>`select count(*) as count from units where state = 'held' and ${where}`,
  );

test('200 clients on the last seat of an edition: one gets a checkout, 199 are told', async () => {
  const edition = await given.db.query
    .selectFrom('editions')
    .select('id')
    .where('entry_id', '=', 'voice-elevated')
    .where('is_open', '=', true)
    .orderBy('starts_on', 'desc')
    .executeTakeFirstOrThrow();
  await sql`delete from units where edition_id = ${edition.id} and number > 1`.execute(given.db.query);
  const answers = await Promise.all(crowd(200).map((client) => buy(client, 'voice-elevated')));
  expect(tally(answers)).toEqual({ 200: 1, 409: 199 });
  expect(await held(sql`edition_id = ${edition.id}`)).toBe(1);
});

test('200 clients on the last three of a product: three get a checkout, 197 are told', async () => {
  const id = 'microphone';
  await sql`delete from units where entry_id = ${id} and number > 3`.execute(given.db.query);
  const answers = await Promise.all(crowd(200, 1000).map((client) => order(client, id)));
  expect(tally(answers)).toEqual({ 200: 3, 409: 197 });
  expect(await held(sql`entry_id = ${id}`)).toBe(3);
});

test('one address on many seats at once: ten are held for it and no eleventh', async () => {
  const answers = await Promise.all(crowd(40).map(() => buy(9000, 'celebrity-vocal-experience')));
  const found = tally(answers);
  expect(found[200]).toBe(10);
  expect((found[429] ?? 0) + (found[409] ?? 0)).toBe(30);
});
