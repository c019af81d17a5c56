import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeManyRows } from '#tests/support/database/many-rows.ts';
import { createBenchDatabase } from './support/databases.ts';
import { median, table } from './support/numbers.ts';
import { atLength } from './support/quick.ts';

const sizes = ['8MB', '16MB', '32MB', '128MB'] as const;
const rows = atLength(100_000, 1_000);
const rounds = atLength(15, 2);
const kinds = ['first pages', 'searches', 'calendar'] as const;
const reader = fileURLToPath(new URL('./support/buffer-reader.ts', import.meta.url));

interface Round {
  times: Record<string, number>;
  mb: number;
}

/**
 * `shared_buffers` of the embedded engine: milliseconds of CPU to read every list among 100,000 rows and two views of the
 * calendar, each size in a process of its own, in turns; in brackets the ratio to 128 MB.
 */
export async function benchBuffers(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'belcanto-bench-'));
  try {
    await fill(folder);
    const processes = await Promise.all(sizes.map((size) => start(folder, size)));
    const measured: Round[][] = sizes.map(() => []);
    for (let round = -1; round < rounds; round += 1)
      for (const [at, process] of processes.entries()) {
        const one = await readOnce(process);
        if (round >= 0) measured[at]?.push(one);
      }
    for (const process of processes) process.disconnect();
    return tableOf(measured);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(folder: string): Promise<void> {
  const place = await createBenchDatabase('embedded');
  const db = await place.open();
  await writeManyRows(db, rows);
  await db.close();
  for (const size of sizes)
    cpSync(join(place.variables.DATA_DIR ?? '', 'database'), join(folder, size), { recursive: true });
  await place.remove();
}

async function start(folder: string, size: string): Promise<ChildProcess> {
  const child = fork(reader, [join(folder, size), size]);
  await once(child, 'message');
  return child;
}

async function readOnce(child: ChildProcess): Promise<Round> {
  const answer = once(child, 'message');
  child.send('read');
  return (await answer)[0] as Round;
}

function tableOf(measured: readonly Round[][]): string {
  const medianOf = (of: readonly Round[], kind: string) => median(of.map(({ times }) => times[kind] ?? 0));
  const lines = sizes.map((size, at) => {
    const own = measured[at] ?? [];
    const largest = measured.at(-1) ?? [];
    const cells = kinds.map((kind) => {
      const ms = medianOf(own, kind);
      return `${ms.toFixed(1)} (× ${(ms / medianOf(largest, kind)).toFixed(2)})`;
    });
    return [size, ...cells, String(own.at(-1)?.mb ?? 0)];
  });
  return table(['shared_buffers', ...kinds, 'resident memory, MB'], lines);
}
