import { Agent, request } from 'node:http';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

import { type DatabasePlace, type Engine, makePlace } from './support/database-places.ts';
import { median, percentile, table } from './support/numbers.ts';
import { startSite } from './support/processes.ts';

/*
 * Holds per second over HTTP against the bare SQL transaction, same engine, same run, interleaved.
 * One unit = hold + cancel of a random hour of the free grid, 32 clients, each with its own network address.
 */

const clients = 32;
const rounds = 3;
const roundMs = 4000;

interface Round {
  units: number;
  taken: number;
  limited: number;
  failed: number;
  /** Milliseconds of each hold call, and of each slot query. */
  holds: number[];
}

export async function benchHolds(): Promise<string> {
  const rows: string[][] = [];
  for (const engine of ['embedded', 'server'] as const) rows.push(...(await benchEngine(engine)));
  return table(
    [
      'engine',
      'what',
      'units/s',
      'of bare SQL',
      'p50 ms',
      'p99 ms',
      '409',
      '429',
      'other errors',
      'overlaps',
    ],
    rows,
  );
}

async function benchEngine(engine: Engine): Promise<string[][]> {
  const [place, barePlace] = [await makePlace(engine), await makePlace(engine)];
  const bare = await barePlace.open();
  const site = await startSite(place.variables);
  const [http, plain, slots]: [Round[], number[], Round[]] = [[], [], []];
  try {
    const free = await freeStarts(site.url);
    await holdOverHttp(site.url, free, 1500);
    for (let round = 0; round < rounds; round += 1) {
      http.push(await holdOverHttp(site.url, free, roundMs));
      plain.push(await holdInSql(bare, free, roundMs));
      slots.push(await askSlots(site.url, roundMs / 2));
    }
  } finally {
    await site.stop();
    await bare.close();
  }
  const overlaps = await countOverlaps(place);
  await place.remove();
  await barePlace.remove();
  const perSecond = (round: Round) => (round.units * 1000) / roundMs;
  const ratio = http.map((round, at) => perSecond(round) / (plain[at] ?? 1));
  const total = (pick: (round: Round) => number) => String(http.reduce((sum, round) => sum + pick(round), 0));
  const times = http.flatMap((round) => round.holds);
  const asked = slots.flatMap((round) => round.holds);
  return [
    [
      engine,
      'hold + cancel over HTTP',
      median(http.map(perSecond)).toFixed(0),
      `${(median(ratio) * 100).toFixed(0)} %`,
      percentile(times, 0.5).toFixed(1),
      percentile(times, 0.99).toFixed(1),
      total((round) => round.taken),
      total((round) => round.limited),
      total((round) => round.failed),
      String(overlaps),
    ],
    [engine, 'the same, bare SQL', median(plain).toFixed(0), '100 %', '', '', '', '', '', ''],
    [
      engine,
      'list of free hours over HTTP',
      median(slots.map((round) => (round.units * 2000) / roundMs)).toFixed(0),
      '',
      percentile(asked, 0.5).toFixed(1),
      percentile(asked, 0.99).toFixed(1),
      '',
      '',
      String(slots.reduce((sum, round) => sum + round.failed, 0)),
      '',
    ],
  ];
}

interface Answer {
  status: number;
  body: string;
  cookie: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: clients });

function ask(url: string, method: string, headers: Record<string, string>, body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          cookie: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
        }),
      );
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

async function freeStarts(url: string): Promise<string[]> {
  const answer = await ask(`${url}/private-coaching/slots`, 'GET', {});
  const { offer } = JSON.parse(answer.body) as {
    offer: { days: Array<{ slots: Array<{ start: string }> }> };
  };
  return offer.days.flatMap((day) => day.slots.map((slot) => slot.start));
}

async function holdOverHttp(url: string, free: readonly string[], forMs: number): Promise<Round> {
  const round: Round = { units: 0, taken: 0, limited: 0, failed: 0, holds: [] };
  const until = performance.now() + forMs;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const headers = {
        'x-forwarded-for': `10.9.${client}.1`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      };
      while (performance.now() < until) {
        const start = free[Math.floor(Math.random() * free.length)];
        const booking = {
          name: 'Bench',
          email: `bench${client}@example.com`,
          slot_start: start,
          payment_status: 'pending',
        };
        const begun = performance.now();
        const held = await ask(`${url}/rest/v1/bookings`, 'POST', headers, JSON.stringify(booking));
        round.holds.push(performance.now() - begun);
        if (held.status === 409) round.taken += 1;
        else if (held.status === 429) round.limited += 1;
        else if (held.status !== 201) round.failed += 1;
        else if (await cancel(url, held, client)) round.units += 1;
        else round.failed += 1;
      }
    }),
  );
  return round;
}

/** 'Cancel' on the held screen, as its form sends it. */
async function cancel(url: string, held: Answer, client: number): Promise<boolean> {
  const [row] = JSON.parse(held.body) as Array<{ id: string }>;
  const form = new URLSearchParams({ booking: row?.id ?? '' }).toString();
  const answer = await ask(
    `${url}/private-coaching/hold`,
    'POST',
    {
      'x-forwarded-for': `10.9.${client}.1`,
      'content-type': 'application/x-www-form-urlencoded',
      origin: url,
      cookie: held.cookie,
    },
    form,
  );
  return answer.status < 400;
}

async function askSlots(url: string, forMs: number): Promise<Round> {
  const round: Round = { units: 0, taken: 0, limited: 0, failed: 0, holds: [] };
  const until = performance.now() + forMs;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        const begun = performance.now();
        const { status } = await ask(`${url}/private-coaching/slots`, 'GET', {});
        round.holds.push(performance.now() - begun);
        if (status === 200) round.units += 1;
        else round.failed += 1;
      }
    }),
  );
  return round;
}

/** The least that a correct hold and its cancel must write: two transactions, the same tables, nothing else. */
async function holdInSql(db: Database, free: readonly string[], forMs: number): Promise<number> {
  let units = 0;
  const until = performance.now() + forMs;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < until) {
        const start = Temporal.Instant.from(free[Math.floor(Math.random() * free.length)] as string);
        const claimId = await db.transaction((tx) => insertHold(tx, start, client));
        if (!claimId) continue;
        await db.transaction(async (tx) => {
          await sql`update claims set state = 'released' where id = ${claimId} and state = 'held'`.execute(
            tx,
          );
        });
        units += 1;
      }
    }),
  );
  return (units * 1000) / forMs;
}

async function insertHold(
  tx: Parameters<Parameters<Database['transaction']>[0]>[0],
  start: Temporal.Instant,
  client: number,
): Promise<string | null> {
  const end = start.add({ hours: 1 });
  const claim = await sql<{ id: string }>`
    insert into claims (kind, state, slot_start, slot_end, claimed, expires_at)
    values ('session', 'held', ${start}, ${end}, ${`[${start},${end})`}, now() + interval '10 minutes')
    on conflict do nothing returning id`.execute(tx);
  const id = claim.rows[0]?.id;
  if (!id) return null;
  await sql`
    insert into bookings (claim_id, name, email, course_id, course_name, language)
    values (${id}, 'Bench', ${`bench${client}@example.com`}, 'private-coaching', 'Private Coaching', 'en')`.execute(
    tx,
  );
  return id;
}

async function countOverlaps(place: DatabasePlace): Promise<number> {
  const db = await place.open();
  const active = ['held', 'expiring', 'booked', 'blocked'];
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from claims a join claims b on a.id < b.id and a.claimed && b.claimed
    where a.state = any(${active}) and b.state = any(${active})`.execute(db.query);
  await db.close();
  return rows[0]?.count ?? -1;
}
