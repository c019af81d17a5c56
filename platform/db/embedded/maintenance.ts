import { sql } from 'kysely';
import type { Log } from '../../log.ts';
import type { Database } from '../database.ts';

const LOOK_EVERY_MS = 60_000;
const CHECKPOINT_EVERY_MS = 5 * 60_000;
const CHECKPOINT_AFTER_BYTES = 32 * 1024 * 1024;
const VACUUM_EVERY_MS = 60 * 60_000;
const VACUUM_AFTER_ROWS = 50;
/** PostgreSQL freezes old rows at 200 million transactions; stay well below. */
const FREEZE_AFTER_TRANSACTIONS = 100_000_000;

type Maintained = Pick<Database, 'query'>;

export function startMaintenance(database: Maintained, log: Log, lookEveryMs = LOOK_EVERY_MS): () => void {
  let checkpointedAt = performance.now();
  let vacuumedAt = Number.NEGATIVE_INFINITY;
  let isWorking = false;

  const look = async () => {
    if (isWorking) return;
    isWorking = true;
    try {
      const bytes = await walBytesSinceCheckpoint(database);
      const isDue = bytes > 0 && performance.now() - checkpointedAt >= CHECKPOINT_EVERY_MS;
      if (isDue || bytes >= CHECKPOINT_AFTER_BYTES) {
        await checkpoint(database);
        checkpointedAt = performance.now();
      }
      if (performance.now() - vacuumedAt >= VACUUM_EVERY_MS) {
        await vacuum(database);
        vacuumedAt = performance.now();
      }
    } catch (error) {
      log.error({ err: error }, 'upkeep of the embedded database failed; it is tried again');
    } finally {
      isWorking = false;
    }
  };
  const timer = setInterval(look, lookEveryMs).unref();
  return () => clearInterval(timer);
}

export async function walBytesSinceCheckpoint({ query }: Maintained): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()
  `.execute(query);
  return Number(rows[0]?.bytes ?? 0);
}

export async function checkpoint({ query }: Maintained): Promise<void> {
  await sql`checkpoint`.execute(query);
}

/** Vacuums and analyses changed tables, one statement each so that requests run in between. */
export async function vacuum({ query }: Maintained): Promise<void> {
  await sql`select pg_stat_force_next_flush()`.execute(query);
  const { rows } = await sql<{ table: string }>`
    select format('%I.%I', s.schemaname, s.relname) as table
    from pg_stat_all_tables s join pg_class c on c.oid = s.relid
    where s.schemaname <> 'pg_toast' and (
      s.n_dead_tup >= ${VACUUM_AFTER_ROWS} or s.n_mod_since_analyze >= ${VACUUM_AFTER_ROWS}
      or age(c.relfrozenxid) > ${FREEZE_AFTER_TRANSACTIONS})
  `.execute(query);
  for (const { table } of rows) await sql`vacuum (analyze) ${sql.raw(table)}`.execute(query);
}
