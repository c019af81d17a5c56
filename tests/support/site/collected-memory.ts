import { expect } from 'vitest';
import { type ServerProcess, startProcess } from './server-process.ts';
import { migratedDataDir } from './temporary-folder.ts';

export function startMeasured(
  nodeOptions: readonly string[],
  env: Record<string, string> = {},
): ServerProcess {
  return startProcess(
    ['--expose-gc', ...nodeOptions, '--import', './tests/programs/report-memory.ts', 'server/main.ts'],
    { PORT: '0', DATA_DIR: migratedDataDir(), LOG_LEVEL: 'warn', ...env },
  );
}

export async function collectedMemory(server: ServerProcess): Promise<number> {
  const reports = () => [...server.output().matchAll(/Memory report \d+: (\d+) bytes/g)];
  const known = reports().length;
  server.kill('SIGUSR2');
  await expect.poll(() => reports().length).toBe(known + 1);
  return Number(reports().at(-1)?.[1]);
}
