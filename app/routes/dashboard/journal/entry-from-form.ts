import { data, redirect } from 'react-router';
import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import type { World } from '#platform/world.ts';
import { joinTexts } from '#studio/journal/entry-text.ts';
import { entryOfMine } from '#studio/journal/journal.queries.ts';
import { removeEntry } from '#studio/journal/remove-entry.ts';
import { saveEntry } from '#studio/journal/save-entry.ts';
import { formatInstant } from '#studio/shared/format-time.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import type { Who } from '#studio/shared/who.ts';
import type { Other } from './autosave.ts';

/** A refused save with its input. */
export interface RefusedEntry {
  problem: string;
  refusal: 'changed' | 'gone' | 'not-there' | 'too-long' | 'bad';
  body: string;
  isShared: boolean;
  other: Other | null;
}

const statuses = { changed: 409, gone: 410, 'not-there': 404, 'too-long': 413, bad: 400 } as const;

/** Throws the redirect on success. */
export async function entryFromForm(world: World, who: Who, form: FormData, entryId: string | null) {
  const id = entryId ?? textOf(form, 'id');
  const intent = textOf(form, 'intent');
  if (intent === 'remove') {
    if (!(await removeEntry(world, who, id))) throw data(null, { status: 404 });
    throw redirect('/dashboard/journal');
  }
  const isDivided = intent === 'two';
  const target = isDivided ? crypto.randomUUID() : id;
  const isShared = isChecked(form, 'shared');
  const there = intent === 'together' ? await entryOfMine(world.db.query, who, id) : null;
  const outcome = await saveEntry(world, who, {
    id: target,
    body: there ? joinTexts(textOf(form, 'body'), there.body) : textOf(form, 'body'),
    isShared,
    version: isDivided ? 0 : (there?.version ?? textOf(form, 'version')),
    writer: '',
    stroke: 0,
    formerWriter: '',
    formerStroke: 0,
  });
  if (outcome.ok) throw redirect(`/dashboard/journal/${target}?saved`);
  const { refusal, message } = outcome;
  const other: Other | null =
    refusal === 'changed'
      ? { ...outcome.other, changedAt: formatInstant(outcome.other.changedAt, studioTimeZone, who.language) }
      : null;
  const refused: RefusedEntry = { problem: message, refusal, body: textOf(form, 'body'), isShared, other };
  return data(refused, { status: statuses[refusal] });
}
