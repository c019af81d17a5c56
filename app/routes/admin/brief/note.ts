import { data, redirect } from 'react-router';
import { otherOf, saveStatuses } from '#app/web/autosave/answer-save.ts';
import type { Other } from '#app/web/autosave/autosave.ts';
import { isChecked, readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { joinTexts } from '#studio/shared/texts/entry-text.ts';
import { saveSessionNote } from '#studio/students/session-note.ts';
import { ownerOnly } from '../owner-only.ts';
import type { Route } from './+types/note';

export default NoView;
export const middleware = [personalLanguage, ...showPage('/admin/bookings/:booking/brief')];

/** Refused by the form without scripts, with what was typed. */
export interface RefusedNote {
  refusal: keyof typeof saveStatuses;
  body: string;
  isShared: boolean;
  other: Other | null;
}

/** `POST /admin/bookings/<booking>/brief/note`, without scripts. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = `/admin/bookings/${params.booking}/brief`;
  const world = worldOf(context);
  const who = await ownerOnly(request, context, page);
  const { language } = factsOf(context);
  const form = await readForm(request);
  const [body, isShared] = [textOf(form, 'body'), isChecked(form, 'shared')];
  const outcome = await saveSessionNote(world, who, {
    ...{ id: params.booking, body, isShared },
    version: textOf(form, 'version'),
  });
  if (outcome.ok) throw redirect(`${page}?flash=note#note`, 303);
  const other = otherOf(outcome, language);
  const refused: RefusedNote = {
    refusal: outcome.refusal,
    isShared,
    other,
    // Without scripts the next press saves both.
    body: other ? joinTexts(body, other.body) : body,
  };
  return data(refused, { status: saveStatuses[outcome.refusal] });
}
