import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { isChecked, readForm, textOf } from '#app/web/forms/read-form.ts';
import { worldOf } from '#app/web/world.ts';
import { joinTexts } from '#studio/journal/entry-text.ts';
import { entryOfMine } from '#studio/journal/journal.queries.ts';
import { saveEntry } from '#studio/journal/save-entry.ts';
import { formatInstant } from '#studio/shared/format-time.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
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

type Args = Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>;

/** As a new entry: its id is in the form. */
export async function entryForm({ request, context, params }: Args) {
  const page = params.entry ? `/dashboard/journal/${params.entry}` : '/dashboard/journal/new';
  const who = await signedIn(request, context, page);
  const form = await readForm(request);
  return { world: worldOf(context), who, form, id: params.entry ?? textOf(form, 'id') };
}

/** Throws the redirect on success. `copy`: as a new entry; `merge`: appended to the stored text. */
export async function entryFromForm(args: Args, how: 'save' | 'copy' | 'merge') {
  const { world, who, form, id } = await entryForm(args);
  const isDivided = how === 'copy';
  const target = isDivided ? crypto.randomUUID() : id;
  const isShared = isChecked(form, 'shared');
  const there = how === 'merge' ? await entryOfMine(world.db.query, who, id) : null;
  const outcome = await saveEntry(world, who, {
    id: target,
    body: there ? joinTexts(textOf(form, 'body'), there.body) : textOf(form, 'body'),
    isShared,
    version: isDivided ? 0 : (there?.version ?? textOf(form, 'version')),
    clientId: '',
    revision: 0,
    previousClientId: '',
    previousRevision: 0,
  });
  if (outcome.ok) throw redirect(`/dashboard/journal/${target}?saved`, 303);
  const { refusal, message } = outcome;
  const other: Other | null =
    refusal === 'changed'
      ? { ...outcome.other, changedAt: formatInstant(outcome.other.changedAt, studioTimeZone, who.language) }
      : null;
  const refused: RefusedEntry = { problem: message, refusal, body: textOf(form, 'body'), isShared, other };
  return data(refused, { status: statuses[refusal] });
}
