import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { autosavedText, type SavedText, saveText } from '#studio/shared/texts/autosaved-text.ts';
import type { May } from '#studio/shared/who.ts';
import { isBookingWithPerson } from './session-notes.queries.ts';
import { insertNote, lockNote, writeNote } from './student-record.store.ts';

export type NoteOutcome = SavedText | { ok: false; refusal: 'too-long' | 'bad' };

/** The owner's note about one session or consultation; `id` is the booking's. Idempotent; see `saveText`. */
export async function saveSessionNote(
  world: World,
  who: May<'calendar'>,
  input: unknown,
): Promise<NoteOutcome> {
  const read = autosavedText.safeParse(input);
  if (!read.success) {
    const isTooLong = read.error.issues.some(({ path }) => path[0] === 'body');
    return { ok: false, refusal: isTooLong ? 'too-long' : 'bad' };
  }
  const note = read.data;
  return change(world, who, async (c) => {
    if (!(await isBookingWithPerson(c.tx, note.id))) return { ok: false, refusal: 'not-there' };
    return saveText(note, c.now, {
      lock: () => lockNote(c.tx, note.id),
      insert: () => insertNote(c, note),
      write: () => writeNote(c, note),
    });
  });
}
