import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import {
  capturedForNothing,
  count,
  missingBookings,
  overlappingPairs,
  receiptGaps,
} from '#tests/support/database/invariants.ts';
import { type ThreeProcesses, threeProcesses } from './three-processes.ts';
import { type Seen, startVisitors, type Visitors } from './visitors.ts';

interface Fault {
  name: string;
  begin(site: ThreeProcesses): Promise<void> | void;
  end?(site: ThreeProcesses): Promise<void> | void;
}

const vendors = ['stripe', 's3', 'smtp', 'printful', 'database'] as const;

const faults: readonly Fault[] = [
  ...[0, 1, 2].map(
    (at): Fault => ({ name: `process ${at + 1} of 3 killed`, begin: (site) => site.replace(at) }),
  ),
  { name: 'PostgreSQL crashed and restarted', begin: ({ cluster }) => cluster.restart() },
  ...vendors.flatMap((name): Fault[] => [
    {
      name: `${name} unreachable`,
      begin: ({ networks }) => networks[name].cut(),
      end: ({ networks }) => networks[name].open(),
    },
    {
      name: `${name} slow`,
      begin: ({ networks }) => networks[name].slow(name === 'database' ? 50 : 1_000),
      end: ({ networks }) => networks[name].slow(0),
    },
  ]),
];

/** Only a server that does not recover fails by the clock. */
const patience = { timeout: 180_000, interval: 250 };

test('faults: nothing acknowledged is lost or doubled, no page is wrong, and the site recovers without a person', async () => {
  const site = await threeProcesses();
  const visitors = startVisitors(site);
  const redelivering = redeliverEvents(site);
  for (const fault of [{ name: 'no fault', begin() {} }, ...faults]) {
    visitors.during = fault.name;
    await fault.begin(site);
    await pause(4_000);
    await fault.end?.(site);
    await expect.poll(() => visitors.bookOne(), patience).toBe(true);
    await freeSlots(site.db);
  }
  await visitors.stop();
  await allMessagesSent(site, visitors);
  await expect.poll(async () => (await capturedForNothing.execute(site.db.query)).rows, patience).toEqual([]);
  await expect.poll(() => paidButUnknown(site), patience).toEqual([]);
  redelivering.stop();
  console.log(tableOf(visitors.seen));
  expect(visitors.wrong).toEqual([]);
  expect(await missingBookings(site.db, visitors.held)).toEqual([]);
  expect(await missingBookings(site.db, visitors.confirmed, ['booked', 'cancelled'])).toEqual([]);
  expect(visitors.confirmed.size).toBeGreaterThan(faults.length);
  expect(await count(site.db, overlappingPairs)).toBe(0);
  expect(await count(site.db, receiptGaps)).toBe(0);
});

/** As Stripe does for three days. */
function redeliverEvents({ vendors: { stripe } }: ThreeProcesses) {
  let isOver = false;
  const loop = async () => {
    while (!isOver) {
      const { deliveries, all } = stripe.events;
      const delivered = new Set(deliveries.filter(({ status }) => status === 200).map((one) => one.eventId));
      for (const event of all) if (!delivered.has(event.id)) await stripe.events.deliver(event);
      await pause(500);
    }
  };
  void loop();
  return {
    stop() {
      isOver = true;
    },
  };
}

/** A week has only 63 slots. */
async function freeSlots(db: Database): Promise<void> {
  await sql`update claims set state = 'cancelled' where state = 'booked' and kind = 'session'`.execute(
    db.query,
  );
}

async function allMessagesSent(
  { db, vendors: { smtp } }: ThreeProcesses,
  { messages }: Visitors,
): Promise<void> {
  const unsent = async () => {
    await endPauses(db);
    const sent = smtp.received.map(({ parsed }) => `${parsed.text} ${parsed.html}`).join('\n');
    return [...messages].filter((mark) => !sent.includes(mark));
  };
  // An email claimed by a process that lost its database is claimed for three minutes, then queued again by the minute.
  await expect.poll(unsent, { ...patience, timeout: 600_000 }).toEqual([]);
  expect(messages.size).toBeGreaterThan(0);
}

/** An email whose final dot had no answer is repeated hours later. */
async function endPauses({ query }: Database): Promise<void> {
  const isLong = sql`state = 'waiting' and unanswered > 0 and not_before > now() + interval '1 hour'`;
  await sql`update emails set not_before = now() where ${isLong}`.execute(query);
}

/** Sessions paid at Stripe whose payment is not captured here. */
async function paidButUnknown({ db, vendors: { stripe } }: ThreeProcesses): Promise<string[]> {
  const captured = await db.query
    .selectFrom('payments')
    .select('session_id')
    .where('state', '=', 'captured')
    .execute();
  const known = new Set(captured.map(({ session_id: id }) => id));
  const paid = [...stripe.state.sessions.values()].filter(({ status }) => status === 'complete');
  expect(paid.length).toBeGreaterThan(0);
  return paid.map(({ id }) => id).filter((id) => !known.has(id));
}

/** One line per fault: what visitors were answered. */
function tableOf(seen: Seen): string {
  const text = (byStatus: ReadonlyMap<number, number>) =>
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${status || 'none'} × ${times}`)
      .join(', ');
  return [...seen]
    .map(([fault, byAction]) =>
      [fault, ...[...byAction].map(([action, byStatus]) => `  ${action}: ${text(byStatus)}`)].join('\n'),
    )
    .join('\n');
}
