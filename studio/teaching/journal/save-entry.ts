import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { autosavedText, type SavedText, saveText } from '#studio/shared/texts/autosaved-text.ts';
import type { Who } from '#studio/shared/who.ts';
import { journalSentences } from './journal.messages.ts';
import { insertEntry, lockEntry, writeEntry } from './journal.store.ts';

type Refused = Extract<SavedText, { ok: false }> | { ok: false; refusal: 'too-long' | 'bad' };
export type SaveOutcome = Extract<SavedText, { ok: true }> | (Refused & { message: string });

/** Idempotent; see `saveText`. */
export async function saveEntry(world: World, who: Who, input: unknown): Promise<SaveOutcome> {
  const saved = await savedEntry(world, who, input);
  return saved.ok ? saved : { ...saved, message: journalSentences[who.language][saved.refusal] };
}

async function savedEntry(world: World, who: Who, input: unknown): Promise<SavedText | Refused> {
  const { userId } = who;
  if (!userId) return { ok: false, refusal: 'not-there' };
  const read = autosavedText.safeParse(input);
  if (!read.success) {
    const isTooLong = read.error.issues.some(({ path }) => path[0] === 'body');
    return { ok: false, refusal: isTooLong ? 'too-long' : 'bad' };
  }
  const requested = read.data;
  return change(world, who, (c) =>
    saveText(requested, c.now, {
      lock: async () => {
        const row = await lockEntry(c.tx, requested.id);
        return row && row.userId !== userId ? 'not-there' : (row ?? null);
      },
      insert: () => insertEntry(c.tx, { userId, ...requested, now: c.now }),
      write: () => writeEntry(c, requested),
    }),
  );
}
