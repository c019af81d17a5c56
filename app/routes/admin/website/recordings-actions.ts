import { redirect } from 'react-router';
import { placesForRecordings } from '#app/ui/media/sounds.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { removeRecording } from '#studio/shared/content/place-recording.ts';
import { ownersForm } from '../owners-form.ts';
import { refusePlace } from './place-forms.tsx';

const page = '/admin/recordings';

const posts = postsBelow(page, { ':place/removal': removal });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** The synthesised sound plays again. */
async function removal(args: PostArgs<'place'>) {
  const { who, world, form } = await ownersForm('website', args, page);
  const { place } = args.params;
  const typed = { place, textEn: '', textDa: '' };
  if (!placesForRecordings().includes(place)) return refusePlace({ ...typed, reason: 'no-place' });
  const seen = form.has('seen') ? { seen: textOf(form, 'seen') || null } : {};
  const removed = await removeRecording(world, who, { place, ...seen });
  if (!removed.ok && removed.refusal === 'changed') return refusePlace({ ...typed, reason: 'changed' });
  throw redirect(`${page}?flash=removed#${place}`, 303);
}
