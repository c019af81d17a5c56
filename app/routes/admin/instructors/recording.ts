import { data } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { editedInstructor } from '#studio/instructors/instructors-for-owner.queries.ts';
import { ownersAction } from '../owners-form.ts';
import { placeRecordingAt } from '../website/place-recording.ts';
import type { Route } from './+types/recording';
import { instructorPage } from './addresses.ts';
import { instructorId } from './arrange-instructor.ts';

export default NoView;
export const middleware = showPage(instructorPage);

/** `POST /admin/instructors/<id>/recording` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, instructorPage);
  const person = await editedInstructor(world, who, instructorId(args.params.instructor));
  if (!person) throw data(null, { status: 404 });
  return placeRecordingAt(args.request, {
    world,
    who,
    isPlace: (place) => place === person.picture,
    done: () => `${path}?flash=recorded#recording`,
  });
}
