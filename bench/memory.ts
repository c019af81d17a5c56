import { setTimeout as pause } from 'node:timers/promises';
import { type Engine, makePlace } from './support/database-places.ts';
import { median, spread, table } from './support/numbers.ts';
import { startByNpm, startSite } from './support/processes.ts';
import { runTool } from './support/tools.ts';

/**
 * Resident memory of the site's process, idle and under load, and the time from spawn to the first answer: of the site's
 * process alone, and of `npm start` with nothing changed, for which 3 seconds are promised.
 */
export async function benchMemory(): Promise<string> {
  const rows: string[][] = [];
  for (const engine of ['embedded', 'server'] as const) rows.push(await benchEngine(engine));
  return table(
    [
      'engine',
      'idle MB',
      'under load MB',
      'goal MB idle / load',
      'start to first answer, ms (first, then again)',
      '`npm start` again, ms (goal 3,000), median of 5',
    ],
    rows,
  );
}

async function benchEngine(engine: Engine): Promise<string[]> {
  const place = await makePlace(engine);
  const starts: number[] = [];
  let [idle, loaded] = [0, 0];
  for (let start = 0; start < 4; start += 1) {
    const site = await startSite(place.variables);
    starts.push(site.startedInMs);
    if (start === 3) {
      await pause(5000);
      idle = site.rssMb();
      for (const path of ['/', '/courses', '/private-coaching/book', '/private-coaching/slots']) {
        const args = ['--json', '-c', '32', '-d', '5', `${site.url}${path}`];
        await Promise.all([
          runTool('autocannon/autocannon.js', args),
          sample(site.rssMb, 5000, (mb) => {
            loaded = Math.max(loaded, mb);
          }),
        ]);
      }
    }
    await site.stop();
  }
  const byNpm: number[] = [];
  for (let start = 0; start < 5; start += 1) {
    const site = await startByNpm(place.variables);
    byNpm.push(site.startedInMs);
    await site.stop();
  }
  await place.remove();
  const [first, ...again] = starts;
  return [
    engine,
    String(idle),
    String(loaded),
    engine === 'embedded' ? '450 / 900' : '250',
    `${first?.toFixed(0)}, ${median(again).toFixed(0)}`,
    spread(byNpm, 0),
  ];
}

async function sample(read: () => number, forMs: number, keep: (value: number) => void): Promise<void> {
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    keep(read());
    await pause(100);
  }
}
