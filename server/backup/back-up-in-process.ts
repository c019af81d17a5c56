import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { World } from '#platform/world.ts';

/** The same file from the bundle and in development. */
const program = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** Runs `npm run backup` as a process of its own, so that requests wait for nothing. Throws its last lines. */
export async function backUpInProcess({ db, settings, log }: World): Promise<void> {
  if (db.engine === 'embedded' && !db.baseBackup) throw new Error('A database in memory is not backed up.');
  const { dataDir, databaseUrl } = settings;
  const child = spawn(process.execPath, [program, 'backup'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (more: Buffer) => {
      output = (output + more.toString()).slice(-2_000);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(output.trim() || `The backup ended with code ${code}.`);
  log.info({ output: output.trim() }, 'backup made and verified');
}
