import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { readSecretFile } from '#platform/app-secret-file.ts';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openTestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { capturedForNothing, missingBookings } from '#tests/support/database/invariants.ts';
import { freePort } from '#tests/support/site/free-port.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { contentType, encode, sendRequest } from '#tests/support/site/send-request.ts';
import { startProcess } from '#tests/support/site/server-process.ts';
import { testWorld } from '#tests/support/world.ts';

export interface KillCounts {
  kills: number;
  held: number;
  booked: number;
  lost: string[];
  /** Paid at the provider but not yet recorded when the process died; one reconciliation settled them. */
  settledAfterwards: number;
}

const clients = 8;

/**
 * Starts the built studio, lets clients hold and pay for slots, kills it with SIGKILL at a random moment, and
 * checks that every acknowledged booking exists and that one reconciliation settles the rest. Slots are cleared
 * between rounds, because a week has only 63. `alongside`: a command of the studio that runs in each round.
 */
export async function killInALoop(
  place: { dataDir: string; databaseUrl: string | null },
  rounds: number,
  { alongside }: { alongside?: readonly string[] } = {},
): Promise<KillCounts> {
  const counts: KillCounts = { kills: 0, held: 0, booked: 0, lost: [], settledAfterwards: 0 };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
    PORT: String(port),
    SITE_URL: url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    SAMPLE_DIARY: 'off',
  };
  for (let round = 0; round < rounds; round += 1) {
    const studio = startProcess(['server/main.ts'], env);
    await studio.open();
    const acknowledged = { held: [] as string[], booked: [] as string[] };
    let isDead = false;
    let isIdle = false;
    const busy = Promise.all(
      Array.from({ length: clients }, (_, at) =>
        bookOn(url, round * clients + at, at, acknowledged, () => isDead),
      ),
    ).finally(() => {
      isIdle = true;
    });
    busy.catch(() => {});
    await studio.until(() => acknowledged.held.length > 0 || isIdle);
    if (acknowledged.held.length === 0) {
      await busy;
      throw new Error(`No hold succeeded in round ${round}.`);
    }
    const other = alongside && startProcess(alongside, env);
    await pause(Math.random() * 4000);
    // If every kill came too early, the test would prove nothing about paid bookings.
    const isLast = round === rounds - 1;
    await studio.until(() => !isLast || counts.booked + acknowledged.booked.length > 0 || isIdle);
    studio.kill('SIGKILL');
    isDead = true;
    await Promise.all([busy, studio.ended, other?.ended]);
    counts.kills += 1;
    counts.held += acknowledged.held.length;
    counts.booked += acknowledged.booked.length;
    await look(place, acknowledged, counts);
  }
  return counts;
}

async function bookOn(
  url: string,
  client: number,
  lane: number,
  acknowledged: { held: string[]; booked: string[] },
  isDead: () => boolean,
): Promise<void> {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    sendRequest(
      `${url}${path}`,
      'POST',
      client,
      { 'content-type': contentType(body), ...headers },
      encode(body),
    );
  const wanted = { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' };
  for (let turn = 0; turn < 7 && !isDead(); turn += 1) {
    try {
      const booking = {
        name: 'Åse',
        email: `client${client}-${turn}@example.com`,
        slot_start: hour(lane, turn),
        payment_status: 'pending',
      };
      const held = await post('/rest/v1/bookings', booking, wanted);
      if (held.status !== 201) continue;
      const { id } = held.body as { id: string };
      acknowledged.held.push(id);
      const opened = await post('/functions/v1/create-payment', { courseId: id, currency: 'dkk' });
      const page = new URL((opened.body as { url: string }).url).pathname;
      const form = new URLSearchParams({
        action: 'pay',
        arrival: 'never',
        name: 'Åse',
        email: 'a@example.com',
      });
      const paid = await post(page, form);
      const back = new URL(paid.location as string);
      const shown = await sendRequest(`${url}${back.pathname}${back.search}`, 'GET', client, {}, '');
      if (shown.status === 200 && String(shown.body).includes('Booking confirmed'))
        acknowledged.booked.push(id);
    } catch (error) {
      if (!isDead()) throw error;
    }
  }
}

function hour(lane: number, turn: number): string {
  const day = Temporal.Now.zonedDateTimeISO('Europe/Copenhagen')
    .toPlainDate()
    .add({ days: 1 + (turn % 6) });
  return day
    .toZonedDateTime({ timeZone: 'Europe/Copenhagen', plainTime: { hour: 9 + lane } })
    .toInstant()
    .toString();
}

async function look(
  place: { dataDir: string; databaseUrl: string | null },
  acknowledged: { held: string[]; booked: string[] },
  counts: KillCounts,
): Promise<void> {
  const { dataDir, databaseUrl } = place;
  const db = await openDatabase({ dataDir, log: quietLog, ...(databaseUrl ? { databaseUrl } : {}) });
  try {
    counts.lost.push(...(await missingBookings(db, acknowledged.held, ['held', 'expiring', 'booked'])));
    counts.lost.push(...(await missingBookings(db, acknowledged.booked, ['booked'])));
    await settleUnfinished(db, place.dataDir, counts);
    await sql`update claims set state = 'cancelled' where state = 'booked' and kind = 'session'`.execute(
      db.query,
    );
  } finally {
    await db.close();
  }
}

const paidButOpen = sql<{ count: number }>`select count(*) as count from payments p
  join test_checkout_sessions s on s.payment_id = p.id::text
  where s.intent = 'succeeded' and p.state <> 'captured'`;

const stillClaimed = sql<{ id: string }>`select id from claims
  where state in ('held', 'expiring') and kind = 'session'`;

/**
 * One reconciliation finishes what the killed process left, once every hold has expired and the provider responds.
 */
async function settleUnfinished(db: Database, dataDir: string, counts: KillCounts): Promise<void> {
  const clock = { now: () => Temporal.Now.instant().add({ minutes: 12 }) };
  const before = (await paidButOpen.execute(db.query)).rows[0]?.count ?? 0;
  const secret = readSecretFile(dataDir);
  if (!secret) throw new Error(`There is no secret in ${dataDir}.`);
  const checkout = openTestCheckout({ db, clock, secret, log: quietLog, publicUrl: 'http://127.0.0.1:3000' });
  await reconcile(testWorld(db, { clock, secret, payments: checkout.payments }));
  const after = (await paidButOpen.execute(db.query)).rows[0]?.count ?? 0;
  counts.settledAfterwards += before - after;
  if (after > 0) counts.lost.push(`${after} payments left unsettled`);
  counts.lost.push(
    ...(await capturedForNothing.execute(db.query)).rows.map((row) => `money for ${row.id}`),
    ...(await stillClaimed.execute(db.query)).rows.map((row) => `claim without an owner: ${row.id}`),
  );
}
