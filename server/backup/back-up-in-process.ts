import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { World } from '#platform/world.ts';
import { backupFailure } from '#studio/office/backups/backups.queries.ts';
import { saveBackupFailure } from '#studio/office/backups/backups.store.ts';

/** The same file from the bundle and in development. */
const program = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** Runs `npm run backup` as a process of its own, so that requests wait for nothing. Throws its last lines. */
export async function backUpInProcess({ db, settings, log, clock }: World): Promise<void> {
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
  if (code !== 0) {
    const reason = output.trim() || `The backup ended with code ${code}.`;
    if (!(await backupFailure(db.query)))
      await saveBackupFailure(db.query, { at: clock.now(), reason: reason.slice(-300) });
    throw new Error(reason);
  }
  log.info({ output: output.trim() }, 'backup made and verified');
}
