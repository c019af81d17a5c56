import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { publish } from './events.ts';
import { readLimits } from './limits.ts';

const megabyte = 1_000_000;
const warnAt = 0.8;

/** Serialised in the caller's transaction, so that concurrent uploads cannot exceed the quota. */
export async function takeUploadSpace(world: World, tx: Tx, bytes: number): Promise<boolean> {
  if (bytes === 0) return true;
  await sql`select pg_advisory_xact_lock(hashtextextended('visitors-files', 4))`.execute(tx);
  const { anonymousUploadMegabytes } = await readLimits(tx);
  const space = anonymousUploadMegabytes * megabyte;
  const used = await usedBytes(tx);
  const fits = used + bytes <= space;
  const after = fits ? used + bytes : used;
  if (!fits || after >= space * warnAt) {
    const what = `${Math.round(after / megabyte)} / ${anonymousUploadMegabytes} MB`;
    await publish(world, tx, 'upload-space.low', { what });
  }
  return fits;
}

async function usedBytes(tx: Tx): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select ((select coalesce(sum(bytes), 0) from application_files)
      + (select coalesce(sum(bytes), 0) from magazine_uploads))::float8 as bytes`.execute(tx);
  return rows[0]?.bytes ?? 0;
}
