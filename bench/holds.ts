import { holdInSql, perSecond, slotsInSql } from './support/bare-sql.ts';
import { checkHolds } from './support/check-holds.ts';
import { createBenchDatabase, type Engine } from './support/databases.ts';
import { freeStarts, holdAndCancel, holdAndLeave, type Round } from './support/hold-slots.ts';
import type { Measured } from './support/measured.ts';
import { median, percentile, table } from './support/numbers.ts';
import { startSite } from './support/processes.ts';
import { atLength } from './support/quick.ts';
import { sendRequest } from './support/send-request.ts';

/*
 * Holds per second over HTTP against the bare SQL transaction, and slot lists against their bare queries: same
 * engine, same run, interleaved. One unit is a hold and its cancellation; refused holds (409) are timed
 * separately. Every acknowledged hold must be in the database, and no slot may be acknowledged to two clients at
 * once: limits, not goals.
 */

const clients = 32;
const rounds = atLength(3, 1);
const roundMs = atLength(4000, 600);

const goal = '60 %';

interface Ratio {
  http: number[];
  bare: number[];
}

export async function benchHolds(): Promise<Measured> {
  const rows: string[][] = [];
  const faults: string[] = [];
  for (const engine of ['embedded', 'server'] as const) {
    const measured = await benchEngine(engine);
    rows.push(...measured.rows);
    faults.push(...measured.faults.map((fault) => `${engine}: ${fault}`));
  }
  const head = ['engine', 'what', 'per s', `share of plain SQL (goal ${goal})`, 'p50 ms', 'p99 ms', 'count'];
  return { text: table([...head, '429', 'other errors', 'lost', 'overlaps'], rows), faults };
}

async function benchEngine(engine: Engine): Promise<{ rows: string[][]; faults: string[] }> {
  const [place, bareDatabase] = [await createBenchDatabase(engine), await createBenchDatabase(engine)];
  const bare = await bareDatabase.open();
  const site = await startSite(place.variables);
  const held: Round[] = [];
  const others: Round[] = [];
  const listed: Lists = { times: [], failed: 0 };
  const holds: Ratio = { http: [], bare: [] };
  const slots: Ratio = { http: [], bare: [] };
  try {
    const free = await freeStarts(site.url);
    others.push(await holdAndCancel(site.url, free, clients, roundMs / 2));
    for (let round = 0; round < rounds; round += 1) {
      const one = await holdAndCancel(site.url, free, clients, roundMs);
      held.push(one);
      holds.http.push((one.units.length * 1000) / roundMs);
      holds.bare.push(await perSecond(clients, roundMs, (client) => holdInSql(bare, free, client)));
      slots.http.push(await perSecond(clients, roundMs / 2, () => listSlots(site.url, listed)));
      slots.bare.push(await perSecond(clients, roundMs / 2, () => slotsInSql(bare, free)));
    }
    others.push(await holdAndLeave(site.url, free, clients));
  } finally {
    await site.stop();
    await bare.close();
  }
  const db = await place.open();
  const { lost, overlaps } = await checkHolds(
    db,
    [...held, ...others].flatMap((round) => round.acknowledged),
  );
  await db.close();
  await place.remove();
  await bareDatabase.remove();
  return {
    rows: rowsOf(engine, { held, holds, slots, listed, lost: lost.length, overlaps: overlaps.length }),
    faults: [...lost, ...overlaps],
  };
}

interface Lists {
  times: number[];
  failed: number;
}

async function listSlots(url: string, listed: Lists): Promise<boolean> {
  const startedAt = performance.now();
  const { status } = await sendRequest(`${url}/private-coaching/slots`, 'GET');
  if (status === 200) listed.times.push(performance.now() - startedAt);
  else listed.failed += 1;
  return status === 200;
}

function rowsOf(
  engine: Engine,
  of: { held: Round[]; holds: Ratio; slots: Ratio; listed: Lists; lost: number; overlaps: number },
): string[][] {
  const { held, holds, slots, listed, lost, overlaps } = of;
  const units = held.flatMap((round) => round.units);
  const taken = held.flatMap((round) => round.taken);
  const sum = (pick: (round: Round) => number) =>
    String(held.reduce((total, round) => total + pick(round), 0));
  const [limited, failed] = [sum((round) => round.limited), sum((round) => round.failed)];
  const rest = ['', '', '', ''];
  return [
    [engine, 'hold + cancel over HTTP', ...shareOf(holds), ...spreadOf(units)].concat(
      limited,
      failed,
      String(lost),
      String(overlaps),
    ),
    [engine, 'hold refused as taken (409)', '', '', ...spreadOf(taken), ...rest],
    [engine, 'hold + cancel, plain SQL', median(holds.bare).toFixed(0), '', '', '', '', ...rest],
    [engine, 'list of free slots over HTTP', ...shareOf(slots), ...spreadOf(listed.times)].concat(
      '',
      String(listed.failed),
      '',
      '',
    ),
    [engine, 'list of free slots, plain SQL', median(slots.bare).toFixed(0), '', '', '', '', ...rest],
  ];
}

/** Per second, and the median of each round's share of bare SQL. */
function shareOf({ http, bare }: Ratio): string[] {
  const share = median(http.map((value, at) => value / (bare[at] ?? 1)));
  return [median(http).toFixed(0), `${(share * 100).toFixed(0)} %`];
}

function spreadOf(times: readonly number[]): string[] {
  return [percentile(times, 0.5).toFixed(1), percentile(times, 0.99).toFixed(1), String(times.length)];
}
