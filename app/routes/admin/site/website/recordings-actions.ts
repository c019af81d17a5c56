import { placesForRecordings } from '#app/ui/media/sounds.tsx';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { ownersForm } from '../../owners-form.ts';
import { refusePlace } from './place-forms.tsx';
import { removeRecordingAt } from './place-recording.ts';

const page = '/admin/recordings';

const posts = postsBelow(page, { ':place/removal': removal });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** The synthesised sound plays again. */
async function removal(args: PostArgs<'place'>) {
  const { who, world, form } = await ownersForm('website', args, page);
  const { place } = args.params;
  if (!placesForRecordings().includes(place))
    return refusePlace({ place, textEn: '', textDa: '', reason: 'no-place' });
  return removeRecordingAt(form, { world, who, place, done: `${page}?flash=removed#${place}` });
}
