import { data, redirect } from 'react-router';
import { proportionsOf } from '#app/ui/media/picture.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { takePhotographAway } from '#studio/shared/content/place-photograph.ts';
import { removeInstructor } from '#studio/teaching/instructors/arrange-instructors.ts';
import { editedInstructor } from '#studio/teaching/instructors/instructors-for-owner.queries.ts';
import { ownersAction, ownersForm } from '../../owners-form.ts';
import { idFrom, versionFrom } from '../../read-action.ts';
import { showArranged } from '../../record-outcome.ts';
import { refusePlace } from '../../site/website/place-forms.tsx';
import { placePicture } from '../../site/website/place-picture.ts';
import { placeRecordingAt, removeRecordingAt } from '../../site/website/place-recording.ts';
import { instructorPage, instructorsPage } from './addresses.ts';

const posts = postsBelow(instructorPage, {
  deletion,
  portrait,
  'portrait/removal': portraitRemoval,
  recording,
  'recording/removal': recordingRemoval,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function deletion(args: PostArgs<'instructor'>) {
  const { world, who, form } = await ownersForm('website', args, instructorPage);
  const input = { id: idFrom(args.params.instructor), version: versionFrom(form) };
  return showArranged(await removeInstructor(world, who, input), instructorsPage, 'removed');
}

/** Those of the drawn portraits. */
export const portraitProportions = { width: 440, height: 540 };

async function portrait(args: PostArgs<'instructor'>) {
  const { who, world, path } = await ownersAction('website', args, instructorPage);
  const person = await editedInstructor(world, who, idFrom(args.params.instructor));
  if (!person) throw data(null, { status: 404 });
  return placePicture(args.request, {
    world,
    who,
    proportionsOf: (place) =>
      place === person.picture ? (proportionsOf(place) ?? portraitProportions) : null,
    done: () => `${path}?flash=placed#portrait`,
  });
}

async function portraitRemoval(args: PostArgs<'instructor'>) {
  const { who, world, path, form } = await ownersForm('website', args, instructorPage);
  const person = await editedInstructor(world, who, idFrom(args.params.instructor));
  if (!person) throw data(null, { status: 404 });
  const { picture: place } = person;
  const seen = form.has('seen') ? { seen: textOf(form, 'seen') || null } : {};
  const taken = await takePhotographAway(world, who, { place, ...seen });
  if (!taken.ok && taken.refusal === 'changed')
    return refusePlace({ place, altEn: '', altDa: '', focus: 'automatic', reason: 'changed' });
  throw redirect(`${path}?flash=portrait-removed#portrait`, 303);
}

async function recording(args: PostArgs<'instructor'>) {
  const { who, world, path } = await ownersAction('website', args, instructorPage);
  const person = await editedInstructor(world, who, idFrom(args.params.instructor));
  if (!person) throw data(null, { status: 404 });
  return placeRecordingAt(args.request, {
    world,
    who,
    isPlace: (place) => place === person.picture,
    done: () => `${path}?flash=recorded#recording`,
  });
}

async function recordingRemoval(args: PostArgs<'instructor'>) {
  const { who, world, path, form } = await ownersForm('website', args, instructorPage);
  const person = await editedInstructor(world, who, idFrom(args.params.instructor));
  if (!person) throw data(null, { status: 404 });
  const done = `${path}?flash=recording-removed#recording`;
  return removeRecordingAt(form, { world, who, place: person.picture, done });
}
