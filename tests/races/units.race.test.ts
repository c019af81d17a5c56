import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { addToCart } from '#studio/offers/cart/change-cart.ts';
import { count } from '#tests/support/database/invariants.ts';
import { times } from '#tests/support/site/times.ts';
import { visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { buySeat, orderGoods, orderPiece, pieceId } from './sellables.ts';
import { crowd, tally, threeServers } from './three-servers.ts';

const given = threeServers();

const held = (where: ReturnType<typeof sql>) =>
  count(
    given.db,
    sql<{ count: number }>`select count(*) as count from units where state = 'held' and ${where}`,
  );

test('200 clients on the last seat of a date: one gets a checkout, 199 are refused [P.32]', async () => {
  const date = await given.db.query
    .selectFrom('dates')
    .select('id')
    .where('offer_id', '=', 'voice-elevated')
    .where('is_open', '=', true)
    .orderBy('starts_on', 'desc')
    .executeTakeFirstOrThrow();
  await sql`delete from units where date_id = ${date.id} and number > 1`.execute(given.db.query);
  const answers = await Promise.all(crowd(200).map((client) => buySeat(given, client, 'voice-elevated')));
  expect(tally(answers)).toEqual({ 200: 1, 409: 199 });
  expect(await held(sql`date_id = ${date.id}`)).toBe(1);
});

test('200 clients on the last three of a product: three get a checkout, 197 are refused', async () => {
  const id = pieceId;
  await sql`delete from units where offer_id = ${id} and number > 3`.execute(given.db.query);
  const answers = await Promise.all(crowd(200, 1000).map((client) => orderPiece(given, client)));
  expect(tally(answers)).toEqual({ 200: 3, 409: 197 });
  expect(await held(sql`offer_id = ${id}`)).toBe(3);
});

test('one network on many seats of an offer concurrently: three are reserved, no fourth', async () => {
  const answers = await Promise.all(crowd(40).map(() => buySeat(given, 9000, 'celebrity-vocal-experience')));
  const found = tally(answers);
  expect(found[200]).toBe(3);
  expect(found[429]).toBe(37);
});

test('the last seats of two dates: as many checkouts as seats, on any server', async () => {
  const [first, second] = await datesOf('singing-workshop-1d');
  await sql`delete from units where date_id in (${first}, ${second}) and number > 2`.execute(given.db.query);
  const clients = crowd(times(40, 200), 20_000);
  const answers = await Promise.all(clients.map((client) => buySeat(given, client, 'singing-workshop-1d')));
  expect(tally(answers)).toEqual({ 200: 4, 409: clients.length - 4 });
  expect(await held(sql`date_id = ${first}`)).toBe(2);
  expect(await held(sql`date_id = ${second}`)).toBe(2);
});

test('carts with two products in either order: each checkout has both, without deadlock', async () => {
  const [one, other] = [pieceId, 'headphones'];
  const rounds = times(1, 10);
  for (let round = 0; round < rounds; round += 1) {
    // Headphones are reserved first: most orders then fail while holding a pair, which they must release.
    await putOnShelf(one, 5);
    await putOnShelf(other, 8);
    const clients = crowd(times(40, 200), 30_000 + round * 1_000);
    const carts = await Promise.all(
      clients.map((client) => cartOf(client, client % 2 === 0 ? [one, other] : [other, one])),
    );
    const answers = await Promise.all(
      clients.map((client, at) => orderGoods(given, client, { ...carts[at]!, totalMinor: 493_900 })),
    );
    expect(tally(answers)).toEqual({ 200: 5, 409: clients.length - 5 });
    expect(await held(sql`offer_id = ${one}`)).toBe(5);
    expect(await held(sql`offer_id = ${other}`)).toBe(5);
    const { rows } =
      await sql`select order_id from units where state = 'held' and offer_id in (${one}, ${other})
      group by order_id having count(distinct offer_id) = 2`.execute(given.db.query);
    expect(rows).toHaveLength(5);
  }
});

/** Exactly this many free units. */
async function putOnShelf(offerId: string, pieces: number): Promise<void> {
  await sql`update units set state = 'free', order_id = null, expires_at = null where offer_id = ${offerId}`.execute(
    given.db.query,
  );
  await sql`delete from units where offer_id = ${offerId}`.execute(given.db.query);
  await sql`insert into units (kind, offer_id, number, state)
    select 'stock', ${offerId}, number, 'free' from generate_series(1, ${pieces}::int) number`.execute(
    given.db.query,
  );
}

/** The cart of a client with its own network address, with these products added one after the other. */
async function cartOf(
  client: number,
  offerIds: readonly string[],
): Promise<{ id: string; cartToken: string }> {
  const world = testWorld(given.db, { clock: systemClock });
  const who = { ...visitor, address: `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}` };
  let cart: { id: string; cartToken: string } | null = null;
  for (const offerId of offerIds) {
    const put = await addToCart(world, who, { cartToken: cart?.cartToken ?? null, offerId });
    if (!put.ok) throw new Error(put.refusal);
    cart = { id: put.cartId, cartToken: put.token };
  }
  if (!cart) throw new Error('a cart of nothing');
  return cart;
}

/** The open date of a workshop, and a second one like it. */
async function datesOf(offerId: string): Promise<[string, string]> {
  const { id: first } = await given.db.query
    .selectFrom('dates')
    .select('id')
    .where('offer_id', '=', offerId)
    .where('is_open', '=', true)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: string }>`
    insert into dates (offer_id, starts_on, ends_on, days, capacity)
    select offer_id, starts_on + 7, ends_on + 7, days, capacity from dates where id = ${first} returning id`.execute(
    given.db.query,
  );
  const second = rows[0]?.id as string;
  await sql`insert into units (kind, date_id, number, state)
    select 'seat', ${second}::uuid, number, 'free' from generate_series(1, 2) number`.execute(given.db.query);
  return [first, second];
}
