import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { journalSentences } from './journal.messages.ts';
import { insertEntry, lockEntry, writeEntry } from './journal.store.ts';
import { decideSave, entryInput } from './journal-entry.ts';

export interface OtherText {
  body: string;
  isShared: boolean;
  version: number;
  changedAt: Temporal.Instant;
}

export type SaveOutcome =
  | { ok: true; version: number; savedAt: Temporal.Instant }
  | { ok: false; refusal: 'changed'; message: string; other: OtherText }
  | { ok: false; refusal: 'gone' | 'not-there' | 'too-long' | 'bad'; message: string };

/** Idempotent; a late save of the same page changes nothing. On a concurrent change both texts are returned. */
export async function saveEntry(world: World, who: Who, input: unknown): Promise<SaveOutcome> {
  const refuse = (refusal: 'gone' | 'not-there' | 'too-long' | 'bad') =>
    ({ ok: false, refusal, message: journalSentences[who.language][refusal] }) as const;
  const { userId } = who;
  if (!userId) return refuse('not-there');
  const read = entryInput.safeParse(input);
  if (!read.success) {
    return refuse(read.error.issues.some(({ path }) => path[0] === 'body') ? 'too-long' : 'bad');
  }
  const requested = read.data;
  return world.db.transaction(async (tx): Promise<SaveOutcome> => {
    const now = world.clock.now();
    let row = await lockEntry(tx, requested.id);
    if (!row && requested.version === 0) {
      if (await insertEntry(tx, { userId, ...requested, now })) return { ok: true, version: 1, savedAt: now };
      row = await lockEntry(tx, requested.id);
    }
    if (row && row.user_id !== userId) return refuse('not-there');
    const { body, version, clientId, revision } = row ?? { body: '', version: 0, clientId: '', revision: 0 };
    const isShared = row?.is_shared ?? false;
    const decision = decideSave(row ? { body, isShared, version, clientId, revision } : null, requested);
    switch (decision) {
      case 'write':
        return { ok: true, version: await writeEntry(tx, requested, now), savedAt: now };
      case 'same':
      case 'stale':
        return { ok: true, version, savedAt: row?.changed_at ?? now };
      case 'changed': {
        const other = { body, isShared, version, changedAt: row?.changed_at ?? now };
        return { ok: false, refusal: 'changed', message: journalSentences[who.language].changed, other };
      }
      case 'create':
      case 'gone':
        return refuse('gone');
    }
  });
}
