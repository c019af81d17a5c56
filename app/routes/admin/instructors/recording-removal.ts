import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeRecording } from '#studio/content/place-recording.ts';
import { editedInstructor } from '#studio/instructors/instructors-for-owner.queries.ts';
import { ownersForm } from '../owners-form.ts';
import { refusePlace } from '../website/place-forms.tsx';
import type { Route } from './+types/recording-removal';
import { instructorPage } from './addresses.ts';
import { instructorId } from './arrange-instructor.ts';

export default NoView;
export const middleware = showPage(instructorPage);

/** `POST /admin/instructors/<id>/recording/removal` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, instructorPage);
  const person = await editedInstructor(world, who, instructorId(args.params.instructor));
  if (!person) throw data(null, { status: 404 });
  const { picture: place } = person;
  const seen = form.has('seen') ? { seen: textOf(form, 'seen') || null } : {};
  const removed = await removeRecording(world, who, { place, ...seen });
  if (!removed.ok && removed.refusal === 'changed')
    return refusePlace({ place, textEn: '', textDa: '', reason: 'changed' });
  throw redirect(`${path}?flash=recording-removed#recording`, 303);
}
