import { randomUUID } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { inspectPdf } from '#studio/shared/media/inspect-pdf.ts';
import { hashToken, tokenPattern } from '#studio/shared/secret-token.ts';
import { takeUploadSpace } from '#studio/shared/upload-space/upload-space.ts';
import type { Who } from '#studio/shared/who.ts';
import { storyMessages } from './story.messages.ts';
import { deleteUpload, insertUpload, spendUploadToken } from './uploads.store.ts';

export const maxPdfBytes = 10 * 1024 * 1024;

/** No path separators, no hidden files. */
const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/;

export type UploadRefusal = keyof (typeof storyMessages)['en']['upload'];
export type StoreUploadOutcome =
  | { ok: true; id: string; name: string }
  | { ok: false; refusal: UploadRefusal; message: string };

/** Uses up one upload of a token; the owner needs none. Checked before the body is read. */
export async function mayUpload(world: World, who: Who, token: string | null): Promise<boolean> {
  if (who.role === 'owner') return true;
  if (!token || !tokenPattern.test(token)) return false;
  return spendUploadToken(world.db.query, hashToken(token), world.clock.now());
}

export function uploadRefused(
  who: Who,
  refusal: UploadRefusal,
): { ok: false; refusal: UploadRefusal; message: string } {
  return { ok: false, refusal, message: storyMessages[who.language].upload[refusal] };
}

/** At most 10 MB (wire call 9), not public until its story is accepted. Row before file: no orphans. */
export async function storeUpload(
  world: World,
  who: Who,
  upload: { name: string; bytes: Uint8Array; token: string | null },
): Promise<StoreUploadOutcome> {
  const { name, bytes, token } = upload;
  if (!namePattern.test(name)) return uploadRefused(who, 'bad-name');
  if (!/\.pdf$/i.test(name)) return uploadRefused(who, 'not-pdf');
  if (bytes.length > maxPdfBytes) return uploadRefused(who, 'too-large');
  const finding = await inspectPdf(world.processes, bytes, 'public');
  if (finding !== 'pdf') return uploadRefused(who, finding);
  const id = randomUUID();
  const fileKey = `stories/${id}.pdf`;
  const tokenHash = token ? hashToken(token) : null;
  const row = { id, name, fileKey, bytes: bytes.length, tokenHash };
  const refusal = await change(world, who, async (c) => {
    if (who.role !== 'owner' && !(await takeUploadSpace(c, bytes.length))) return 'full';
    return (await insertUpload(c.tx, row, c.now)) ? null : 'taken';
  });
  if (refusal) return uploadRefused(who, refusal);
  try {
    await world.files.put(fileKey, once(bytes), { contentType: 'application/pdf', maxBytes: maxPdfBytes });
  } catch (error) {
    await deleteUpload(world.db.query, id);
    throw error;
  }
  return { ok: true, id, name };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
