import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { releaseHold } from '#studio/money/hold-expiry/release-hold.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { reset } from '#tests/support/database/reset.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { newWorld } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { times } from '#tests/support/site/times.ts';
import { visitor } from '#tests/support/who.ts';
import { holdInSteps, releaseInSteps } from './hold-in-steps.ts';

const limits = { unpaidHoldsPerEmail: 2, unpaidHoldsPerAddress: 3, holdsPerAddress: 4 };

const given = testDatabase(
  'embedded',
  async (db) => {
    const values = [
      { key: 'limits', value: json(limits) },
      { key: 'booking', value: json({ bufferAfterMinutes: 15 }) },
    ];
    await db.query
      .insertInto('settings')
      .values(values)
      .onConflict((is) => is.column('key').doUpdateSet((to) => ({ value: to.ref('excluded.value') })))
      .execute();
  },
  sampleStudio,
);

// The rate limit's window is the computer's clock.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: testNow.epochMilliseconds }));
afterEach(() => vi.useRealTimers());

const emails = ['anna@example.com', 'ANNA@example.com', 'bo@example.com', 'Åse@example.com'];
const addresses = ['203.0.113.1', '203.0.113.2', '2001:db8::1', null];
const people = Array.from({ length: 5 }, (_, index) => ({
  ...visitor,
  holderToken: newToken(),
  address: addresses[index % addresses.length] ?? null,
  language: index % 2 ? ('da' as const) : ('en' as const),
}));

const person = fc.nat(people.length - 1);
const booking = fc.nat(12);
const command = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      person,
      email: fc.nat(emails.length - 1),
      hour: fc.nat(6),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), person, booking }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('checkout' as const), booking }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('send-link' as const), booking }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(5, 300, 595, 605, 620),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

/** Whole hours from 08:00 tomorrow in UTC, and one that is not offered. */
const startOf = (hour: number) => testNow.add({ hours: 23 + hour, minutes: hour === 6 ? 10 : 0 }).toString();

interface Path {
  hold: typeof holdSlot;
  release: typeof releaseHold;
}

async function live(db: Database, path: Path, commands: readonly Command[]) {
  await reset(db);
  const { world } = newWorld(db);
  const ids: string[] = [];
  const outcomes: unknown[] = [];
  const idOf = (index: number) => ids[index % Math.max(1, ids.length)];
  for (const one of commands) {
    if (one.do === 'wait') world.setNow(world.clock.now().add({ seconds: one.seconds }));
    if (one.do === 'hold') {
      const input = { name: `Åse ${one.email}`, email: emails[one.email], slotStart: startOf(one.hour) };
      const outcome = await path.hold(world, people[one.person]!, input);
      if (outcome.ok && !ids.includes(outcome.booking.id)) ids.push(outcome.booking.id);
      outcomes.push(outcome);
    }
    const bookingId = 'booking' in one ? idOf(one.booking) : undefined;
    if (!bookingId) continue;
    if (one.do === 'release') outcomes.push(await path.release(world, people[one.person]!, { bookingId }));
    if (one.do === 'checkout') {
      const wanted = { subjectId: bookingId, currency: 'DKK', returnPath: '/' };
      outcomes.push((await createPayment(world, visitor, wanted)).ok);
    }
    if (one.do === 'send-link')
      await db.query.updateTable('bookings').set({ by_link: true }).where('id', '=', bookingId).execute();
  }
  const jobs = world.requestedJobs.filter(({ name }) => name === 'expire-claim');
  return { outcomes: numbered(outcomes, ids), jobs: jobs.length, rows: numbered(await rowsOf(db, ids), ids) };
}

/** Ids differ from run to run: each becomes its place in the order of the bookings. */
function numbered(value: unknown, ids: readonly string[]): unknown {
  const text = ids.reduce((all, id, at) => all.replaceAll(id, `booking ${at}`), JSON.stringify(value));
  return JSON.parse(text);
}

async function rowsOf({ query }: Database, ids: readonly string[]) {
  const bookings = await query
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['bookings.id', 'name', 'email', 'course_id', 'course_name', 'language', 'place', 'time_zone'])
    .select(['holder_hash', 'address_hash', 'state', 'kind', 'slot_start', 'slot_end', 'claimed'])
    .select(['expires_at', 'changed_at'])
    .where('bookings.holder_hash', 'is not', null)
    .execute();
  // Not by created_at: the clock is not moving, so that it is the same for all.
  bookings.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const rates = await query.selectFrom('rate_limits').select(['key', 'points']).orderBy('key').execute();
  const counted = rates
    .filter(({ key, points }) => key.startsWith('holdsPerAddress') && points > 0)
    // A refused attempt was counted beyond the limit.
    .map(({ key, points }) => [key, Math.min(points, limits.holdsPerAddress)]);
  const emailKinds = await query.selectFrom('emails').select('kind').orderBy('kind').execute();
  return { bookings, counted, emailKinds };
}

test('holds: the database functions and the single statements have the same outcomes, wording and rows', async () => {
  const seen = new Set<string>();
  const property = fc.asyncProperty(
    fc.array(command, { minLength: 30, maxLength: 40 }),
    async (commands: Command[]) => {
      const byFunction = await live(given.db, { hold: holdSlot, release: releaseHold }, commands);
      const inSteps = await live(given.db, { hold: holdInSteps, release: releaseInSteps }, commands);
      expect(byFunction).toEqual(inSteps);
      for (const [, word] of JSON.stringify(byFunction).matchAll(/"(?:refusal|hour|state)":"([^"]+)"/g))
        seen.add(word as string);
    },
  );
  await fc.assert(property, { numRuns: times(5, 300), ...(process.env.PROVE ? {} : { seed: 11 }) });
  expect([...seen].sort()).toEqual([
    'expiring',
    'held',
    'not-found',
    'not-offered',
    'released',
    'taken',
    'too-many-for-address',
    'too-many-for-email',
    'too-often',
  ]);
});
