import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { otherOf, saveStatuses } from '#app/web/autosave/answer-save.ts';
import type { Other } from '#app/web/autosave/autosave.ts';
import { isChecked, readForm, textOf } from '#app/web/forms/read-form.ts';
import { worldOf } from '#app/web/world.ts';
import { joinTexts } from '#studio/shared/texts/entry-text.ts';
import { entryOfMine } from '#studio/teaching/journal/journal.queries.ts';
import { saveEntry } from '#studio/teaching/journal/save-entry.ts';

export interface RefusedEntry {
  problem: string;
  refusal: 'changed' | 'gone' | 'not-there' | 'too-long' | 'bad';
  body: string;
  isShared: boolean;
  other: Other | null;
}

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
  const other = otherOf(outcome, who.language);
  const refused: RefusedEntry = { problem: message, refusal, body: textOf(form, 'body'), isShared, other };
  return data(refused, { status: saveStatuses[refusal] });
}
