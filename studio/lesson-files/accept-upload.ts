import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { type FileRefusal, fileRefusal } from './upload.messages.ts';

export type AcceptOutcome =
  | { ok: true }
  | { ok: false; refusal: FileRefusal; message: string; retryAfterSeconds: number };

/**
 * Counts one upload, or one piece of one, of the owner's against the studio's limits, before anything of it is read: also
 * whoever has stolen a session cannot fill the disk in an hour. Not for inside a transaction.
 */
export async function acceptUpload(
  world: World,
  who: Who,
  what: 'uploadsPerAccount' | 'uploadPiecesPerAccount',
): Promise<AcceptOutcome> {
  if (who.role !== 'owner') return { ...fileRefusal(who.language, 'not-allowed'), retryAfterSeconds: 0 };
  const taken = await world.limits.take(what, who.userId);
  if (taken.ok) return taken;
  return { ...fileRefusal(who.language, 'too-many'), retryAfterSeconds: taken.retryAfterSeconds };
}
