import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readSecretFile } from '#platform/app-secret-file.ts';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { makeServerDatabase } from '#tests/support/database/postgres.ts';
import { type PaidParcel, type ParcelShop, parcelShop, parcelState } from '#tests/support/paid-orders.ts';
import { freePort } from '#tests/support/site/free-port.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { contentType, encode, sendRequest } from '#tests/support/site/send-request.ts';
import { startProcess } from '#tests/support/site/server-process.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { times } from '#tests/support/site/times.ts';

const parcelsPerRound = 24;

test('killed at any moment of dispatching: what was marked as dispatched is captured once, and nothing else is [P.10]', async () => {
  const dataDir = temporaryFolder();
  const databaseUrl = await makeServerDatabase();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: String(port), SITE_URL: url };
  const start = () => startProcess(['server/main.ts'], { ...env, TRUST_PROXY: '1', LOG_LEVEL: 'error' });
  const first = start();
  await first.open();
  first.kill('SIGTERM');
  await first.ended;
  const db = await openDatabase({ dataDir, databaseUrl, log: quietLog });
  try {
    const shop = await parcelShop(db, readSecretFile(dataDir) ?? undefined);
    const counts = { acknowledged: 0, finishedAfterwards: 0 };
    for (let round = 0; round < times(3, 40); round += 1) {
      await shop.restock();
      const parcels: PaidParcel[] = [];
      while (parcels.length < parcelsPerRound) parcels.push(await shop.paidParcel());
      const acknowledged = await sendUntilKilled(start(), url, shop, parcels);
      counts.acknowledged += acknowledged.length;
      counts.finishedAfterwards += await look(db, shop, parcels, acknowledged);
    }
    console.log(`dispatch: ${JSON.stringify(counts)}`);
    expect(counts.acknowledged).toBeGreaterThan(0);
  } finally {
    await db.close();
  }
});

/**
 * Presses 'Sent' on every parcel, for every second one on a part only, and kills the studio meanwhile. Returns the
 * buyers notified.
 */
async function sendUntilKilled(
  studio: ReturnType<typeof startProcess>,
  url: string,
  shop: ParcelShop,
  parcels: readonly PaidParcel[],
): Promise<string[]> {
  await studio.open();
  const acknowledged: string[] = [];
  let isDead = false;
  const lane = async (some: readonly PaidParcel[]) => {
    for (const [at, { orderId, taskId }] of some.entries()) {
      const isPart = at % 2 === 1;
      const body = new URLSearchParams(isPart ? { 'piece:0': '1' } : {});
      const path = `/admin/tasks/${taskId}/${isPart ? 'dispatch-part' : 'dispatch'}`;
      const headers = { 'content-type': contentType(body), ...shop.owner };
      const answer = await sendRequest(url + path, 'POST', 1, headers, encode(body)).catch((error) => {
        if (!isDead) throw error;
        return null;
      });
      if (!answer) return;
      expect(answer.location).toBe('/admin?flash=done');
      acknowledged.push(orderId);
    }
  };
  let isOver = false;
  const lanes = Promise.all(
    [0, 1, 2, 3].map((one) => lane(parcels.filter((_, at) => at % 4 === one))),
  ).finally(() => {
    isOver = true;
  });
  lanes.catch(() => {});
  await studio.until(() => acknowledged.length > 0 || isOver);
  await pause(Math.random() * 400);
  isDead = true;
  studio.kill('SIGKILL');
  await Promise.all([lanes, studio.ended]);
  return acknowledged;
}

/**
 * Checks immediately, then after one reconciliation two minutes later. Returns how many orders that finished.
 */
async function look(
  db: Database,
  shop: ParcelShop,
  parcels: readonly PaidParcel[],
  acknowledged: readonly string[],
): Promise<number> {
  for (const orderId of acknowledged) {
    expect(await parcelState(db, orderId)).toMatchObject({ state: 'paid', requested: 0, receipts: 1 });
  }
  const unfinished: string[] = [];
  for (const { orderId } of parcels) {
    if ((await parcelState(db, orderId)).requested > 0) unfinished.push(orderId);
  }
  const later = { now: () => Temporal.Now.instant().add({ minutes: 2 }) };
  await reconcile({ ...shop.world, clock: later });
  for (const { orderId } of parcels) {
    const { state, captured, cost, sent, requested, receipts, units } = await parcelState(db, orderId);
    expect(requested).toBe(0);
    if (state === 'authorised') {
      expect({ captured, sent, receipts, units }).toEqual({
        captured: 0,
        sent: [],
        receipts: 0,
        units: ['taken', 'taken'],
      });
    } else {
      expect({ state, sent, receipts }).toEqual({ state: 'paid', sent: [captured], receipts: 1 });
      expect(captured).toBe(cost);
      expect(units).toEqual(units.map(() => 'gone'));
    }
  }
  return unfinished.length;
}
