import { setTimeout as pause } from 'node:timers/promises';
import { createBenchDatabase, type Engine } from './support/databases.ts';
import { freeStarts, holdAndCancel } from './support/hold-slots.ts';
import { median, spread, table } from './support/numbers.ts';
import { type RunningProcess, startByNpm, startSite } from './support/processes.ts';
import { atLength } from './support/quick.ts';
import { sendRequest } from './support/send-request.ts';
import { runTool } from './support/tools.ts';

const clients = 32;
const seconds = atLength(5, 1);
const starts = atLength(4, 2);
const startsByNpm = atLength(5, 1);

/** MB of the site's process, idle and under load. */
const goals: Record<Engine, { idle: number; loaded: number }> = {
  embedded: { idle: 280, loaded: 700 },
  server: { idle: 250, loaded: 400 },
};

/**
 * Resident memory idle and at its peak under load (cached and rendered pages, slots, holds and cancellations, a
 * PDF), and the time from spawn to the first response, for the process alone and for an unchanged `npm start`,
 * which must take under 3 seconds.
 */
export async function benchMemory(): Promise<string> {
  const rows: string[][] = [];
  for (const engine of ['embedded', 'server'] as const) rows.push(await benchEngine(engine));
  return table(
    [
      'engine',
      'idle MB',
      'under load MB',
      'the most while',
      'start to first answer, ms (first, then again)',
      '`npm start` again, ms (goal 3,000), median of 5',
    ],
    rows,
  );
}

async function benchEngine(engine: Engine): Promise<string[]> {
  const database = await createBenchDatabase(engine);
  const startsInMs: number[] = [];
  let idle = 0;
  let most: Most = { mb: 0, during: '' };
  for (let start = 0; start < starts; start += 1) {
    const site = await startSite(database.variables);
    startsInMs.push(site.startedInMs);
    if (start === starts - 1) {
      await pause(seconds * 1000);
      idle = site.rssMb();
      most = await underLoad(site);
    }
    await site.stop();
  }
  const byNpm: number[] = [];
  for (let start = 0; start < startsByNpm; start += 1) {
    const site = await startByNpm(database.variables);
    byNpm.push(site.startedInMs);
    await site.stop();
  }
  await database.remove();
  const [first, ...again] = startsInMs;
  return [
    engine,
    against(idle, goals[engine].idle),
    against(most.mb, goals[engine].loaded),
    most.during,
    `${first?.toFixed(0)}, ${median(again).toFixed(0)}`,
    spread(byNpm, 0),
  ];
}

function against(mb: number, goal: number): string {
  return `${mb} (goal ${goal}: ${mb <= goal ? 'met' : 'missed'})`;
}

interface Most {
  mb: number;
  during: string;
}

async function underLoad(site: RunningProcess): Promise<Most> {
  const most: Most = { mb: 0, during: '' };
  const free = await freeStarts(site.url);
  const kinds: Array<[during: string, load: () => Promise<unknown>]> = [
    ...['/', '/courses', '/private-coaching/book', '/private-coaching/slots'].map(
      (path): (typeof kinds)[number] => [path, () => get(site, path)],
    ),
    ['hold + cancel', () => holdUntil(site, free)],
    ['a PDF', () => get(site, '/PDFs/private-coaching.pdf')],
  ];
  for (const [during, load] of kinds) {
    let isOver = false;
    const loading = load().finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const mb = site.rssMb();
      if (mb > most.mb) Object.assign(most, { mb, during });
      await pause(100);
    }
    await loading;
  }
  return most;
}

async function get(site: RunningProcess, path: string): Promise<void> {
  const { status } = await sendRequest(`${site.url}${path}`, 'GET');
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  const args = ['--json', '-c', String(clients), '-d', String(seconds), `${site.url}${path}`];
  await runTool('autocannon/autocannon.js', args);
}

async function holdUntil(site: RunningProcess, free: readonly string[]): Promise<void> {
  const { units } = await holdAndCancel(site.url, free, clients, seconds * 1000);
  if (units.length === 0) throw new Error('no hold succeeded');
}
