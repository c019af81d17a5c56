import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { insertAuditEntry as audit } from '#studio/shared/audit.store.ts';
import type { AuditAction } from '#studio/shared/audit-action.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { countOf } from '#studio/shared/texts/entry-text.ts';
import type { May } from '#studio/shared/who.ts';
import { longestSavedTitle, mostSavedReplies } from './reply.ts';
import { replyText } from './reply-input.ts';
import { savedReplyCount } from './saved-replies.queries.ts';
import {
  deleteSavedReply,
  insertSavedReply,
  lockSavedReply,
  updateSavedReply,
} from './saved-replies.store.ts';
import type { SavedReplyField, SavedReplyTexts } from './saved-reply.ts';

const title = z
  .string()
  .trim()
  .min(1)
  .refine((text) => countOf(text) <= longestSavedTitle);
const texts = z.object({ titleEn: title, titleDa: title, bodyEn: replyText, bodyDa: replyText });

export type SavedReplyOutcome =
  | { ok: true; id: string }
  | { ok: false; refusal: SavedReplyRefusal; fields: SavedReplyField[] };

type SavedReplyRefusal = 'not-found' | 'changed' | 'full' | 'invalid';

const refuse = (refusal: SavedReplyRefusal): SavedReplyOutcome => ({ ok: false, refusal, fields: [] });

/** Idempotent per `once`. */
export async function createSavedReply(
  world: World,
  _who: May<'inbox'>,
  { once, typed }: { once: string | null; typed: SavedReplyTexts },
): Promise<SavedReplyOutcome> {
  const read = texts.safeParse(typed);
  if (!read.success) return badInput(read.error);
  const now = world.clock.now();
  return world.db.transaction(async (tx): Promise<SavedReplyOutcome> => {
    const make = async () => {
      if ((await savedReplyCount(tx)) >= mostSavedReplies) return null;
      const id = await insertSavedReply(tx, read.data, now);
      await record(tx, { now, action: 'saved-reply.created', id });
      return id;
    };
    const id = await runOnce<string | null>(tx, { key: once, at: now, make });
    return id === null ? refuse('full') : { ok: true, id };
  });
}

/** Idempotent; 'changed' on a newer version. */
export async function changeSavedReply(
  world: World,
  _who: May<'inbox'>,
  { id, version, typed }: { id: string; version: number; typed: SavedReplyTexts },
): Promise<SavedReplyOutcome> {
  if (!z.guid().safeParse(id).success) return refuse('not-found');
  const read = texts.safeParse(typed);
  if (!read.success) return badInput(read.error);
  const { titleEn, titleDa, bodyEn, bodyDa } = read.data;
  const now = world.clock.now();
  return world.db.transaction(async (tx): Promise<SavedReplyOutcome> => {
    const row = await lockSavedReply(tx, id);
    if (!row) return refuse('not-found');
    const isSame =
      row.title_en === titleEn &&
      row.title_da === titleDa &&
      row.body_en === bodyEn &&
      row.body_da === bodyDa;
    if (isSame) return { ok: true, id };
    if (row.version !== version) return refuse('changed');
    await updateSavedReply(tx, { id, texts: read.data, now });
    await record(tx, { now, action: 'saved-reply.changed', id });
    return { ok: true, id };
  });
}

/** Idempotent; 'changed' on a newer version. */
export async function removeSavedReply(
  world: World,
  _who: May<'inbox'>,
  { id, version }: { id: string; version: number },
): Promise<SavedReplyOutcome> {
  if (!z.guid().safeParse(id).success) return refuse('not-found');
  return world.db.transaction(async (tx): Promise<SavedReplyOutcome> => {
    const row = await lockSavedReply(tx, id);
    if (!row) return { ok: true, id };
    if (row.version !== version) return refuse('changed');
    await deleteSavedReply(tx, id);
    await record(tx, { now: world.clock.now(), action: 'saved-reply.removed', id });
    return { ok: true, id };
  });
}

function record(tx: Tx, entry: { now: Temporal.Instant; action: AuditAction; id: string }): Promise<void> {
  const { now: at, action, id } = entry;
  return audit(tx, { at, actor: 'owner', action, subject: `saved-reply:${id}` });
}

function badInput({ issues }: z.ZodError): SavedReplyOutcome {
  const fields = issues.map(({ path }) => path[0] as SavedReplyField);
  return { ok: false, refusal: 'invalid', fields: [...new Set(fields)] };
}
