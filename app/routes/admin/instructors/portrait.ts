import { data } from 'react-router';
import { proportionsOf } from '#app/ui/media/picture.tsx';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { editedInstructor } from '#studio/instructors/instructors-for-owner.queries.ts';
import { ownersAction } from '../owners-form.ts';
import { placePicture } from '../website/place-picture.ts';
import type { Route } from './+types/portrait';
import { instructorPage } from './addresses.ts';
import { instructorId } from './arrange-instructor.ts';

export default NoView;
export const middleware = showPage(instructorPage);

/** Those of the drawn portraits. */
export const portraitProportions = { width: 440, height: 540 };

/** `POST /admin/instructors/<id>/portrait` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, instructorPage);
  const person = await editedInstructor(world, who, instructorId(args.params.instructor));
  if (!person) throw data(null, { status: 404 });
  return placePicture(args.request, {
    world,
    who,
    proportionsOf: (place) =>
      place === person.picture ? (proportionsOf(place) ?? portraitProportions) : null,
    done: () => `${path}?flash=placed#portrait`,
  });
}
