import type { World } from '#platform/world.ts';
import type { May } from '#studio/shared/who.ts';
import { type FileRefusal, fileRefusal } from './upload.messages.ts';

export type AcceptOutcome =
  | { ok: true }
  | { ok: false; refusal: FileRefusal; message: string; retryAfterSeconds: number };

/** Rate limit before the body is read: a stolen session cannot fill the disk. Not inside a transaction. */
export async function acceptUpload(
  world: World,
  who: May<'catalogue' | 'website'>,
  what: 'uploadsPerAccount' | 'uploadPiecesPerAccount',
): Promise<AcceptOutcome> {
  const taken = await world.limits.take(what, who.userId);
  if (taken.ok) return taken;
  return { ...fileRefusal(who.language, 'too-many'), retryAfterSeconds: taken.retryAfterSeconds };
}
