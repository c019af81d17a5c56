import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { attachmentKind, attachmentName, attachmentTypes } from '#studio/shared/media/attachment.ts';
import type { May } from '#studio/shared/who.ts';
import { increaseVersion, lockMessage } from '../contact-messages.store.ts';
import { attachmentProblem, type GivenFile, type RefusedAttachment } from './reply-attachment.ts';
import { attachmentsOfDraft } from './reply-attachments.queries.ts';
import {
  type AttachedFile,
  deleteReplyAttachment,
  insertReplyAttachments,
} from './reply-attachments.store.ts';

export type AttachOutcome =
  /** The version for what follows in the same request. */
  | { ok: true; version: number }
  | { ok: false; refusal: 'not-found' }
  | { ok: false; refusal: 'file'; file: RefusedAttachment };

interface Attaching {
  messageId: string;
  /** Of the form. A newer one does not refuse the files, only the text beside them. */
  version: number;
  files: readonly GivenFile[];
}

/**
 * Attaches files to the reply that is not sent yet, whatever becomes of its text; all or none. Idempotent by content.
 * Files are stored before their rows.
 */
export async function attachToReply(
  world: World,
  who: May<'inbox'>,
  given: Attaching,
): Promise<AttachOutcome> {
  const { messageId, version, files } = given;
  if (!z.guid().safeParse(messageId).success) return { ok: false, refusal: 'not-found' };
  if (files.length === 0) return { ok: true, version };
  const file = attachmentProblem(files, []);
  if (file) return { ok: false, refusal: 'file', file };
  const stored: AttachedFile[] = [];
  const removeExcept = (used: readonly string[]) =>
    Promise.all(stored.filter(({ key }) => !used.includes(key)).map(({ key }) => world.files.remove(key)));
  try {
    for (const one of files) stored.push(await storeFile(world, one));
    const added = await change(world, who, (c) => addRows(c, { ...given, stored }));
    await removeExcept(added.used);
    return added.outcome;
  } catch (error) {
    await removeExcept([]);
    throw error;
  }
}

async function storeFile(world: World, { name, bytes }: GivenFile): Promise<AttachedFile> {
  const kind = attachmentKind(bytes, name);
  const key = `replies/${randomUUID()}.${kind}`;
  await world.files.put(key, once(bytes), { contentType: attachmentTypes[kind], maxBytes: bytes.length });
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { key, name: attachmentName(name, kind), kind, bytes: bytes.length, digest };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function addRows(
  c: Change,
  { messageId, version, files, stored }: Attaching & { stored: readonly AttachedFile[] },
): Promise<{ outcome: AttachOutcome; used: string[] }> {
  const message = await lockMessage(c.tx, messageId);
  if (!message || message.state === 'deleted') {
    return { outcome: { ok: false, refusal: 'not-found' }, used: [] };
  }
  const attached = await attachmentsOfDraft(c.tx, messageId);
  const digests = new Set(attached.map(({ digest }) => digest));
  const isNew = stored.map(({ digest }) => !digests.has(digest) && Boolean(digests.add(digest)));
  const file = attachmentProblem(
    files.filter((_, at) => isNew[at]),
    attached,
  );
  if (file) return { outcome: { ok: false, refusal: 'file', file }, used: [] };
  const added = stored.filter((_, at) => isNew[at]);
  if (added.length === 0) return { outcome: { ok: true, version }, used: [] };
  await insertReplyAttachments(c, messageId, { files: added });
  await increaseVersion(c.tx, messageId);
  const next = message.version === version ? version + 1 : version;
  return { outcome: { ok: true, version: next }, used: added.map(({ key }) => key) };
}

/** From the reply that is not sent yet. Idempotent. False: no such conversation. */
export async function removeReplyAttachment(
  world: World,
  _who: May<'inbox'>,
  given: { messageId: string; attachmentId: string },
): Promise<boolean> {
  if (Object.values(given).some((id) => !z.guid().safeParse(id).success)) return false;
  return world.db.transaction(async (tx) => {
    if (!(await lockMessage(tx, given.messageId))) return false;
    if (await deleteReplyAttachment(tx, given)) await increaseVersion(tx, given.messageId);
    return true;
  });
}
