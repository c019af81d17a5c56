import type { World } from '#platform/world.ts';
import { checkOwnPassword, type OwnPassword } from '#studio/people/accounts/own-password.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';
import { lastBackup } from './backups.queries.ts';

export type DownloadOutcome =
  | { ok: true; name: string; bytes: number; body: AsyncIterable<Uint8Array> }
  | { ok: false; refusal: 'no-backup' }
  | Exclude<OwnPassword, { ok: true }>;

/** The newest verified backup. It holds everything, so it needs the password although the owner is signed in. */
export async function downloadBackup(
  world: World,
  who: May<'settings'>,
  { password }: { password: string },
): Promise<DownloadOutcome> {
  const last = await lastBackup(world.db.query);
  const { email } = who;
  if (!last || !email) return { ok: false, refusal: 'no-backup' };
  const checked = await checkOwnPassword(world, { ...who, email }, password);
  if (!checked.ok) return checked;
  const body = await world.backups.read(last.name).catch((error) => {
    world.log.warn({ err: error }, 'the verified backup is not where it was written');
    return null;
  });
  if (!body) return { ok: false, refusal: 'no-backup' };
  await change(world, who, (c) =>
    audit(c, { action: 'backup.downloaded', subject: 'settings:backup', details: { name: last.name } }),
  );
  return { ok: true, name: last.name, bytes: last.bytes, body };
}
