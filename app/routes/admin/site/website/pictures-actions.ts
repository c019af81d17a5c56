import { redirect } from 'react-router';
import { placesForPhotographs } from '#app/ui/media/picture.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { takePhotographAway } from '#studio/shared/content/place-photograph.ts';
import { ownersForm } from '../../owners-form.ts';
import { refusePlace } from './place-forms.tsx';

const page = '/admin/pictures';

const posts = postsBelow(page, { ':place/removal': removal });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** Shows the default illustration again. */
async function removal(args: PostArgs<'place'>) {
  const { who, world, form } = await ownersForm('website', args, page);
  const { place } = args.params;
  const typed = { place, altEn: '', altDa: '', focus: 'automatic' } as const;
  if (!placesForPhotographs().includes(place)) return refusePlace({ ...typed, reason: 'no-place' });
  const seen = form.has('seen') ? { seen: textOf(form, 'seen') || null } : {};
  const taken = await takePhotographAway(world, who, { place, ...seen });
  if (!taken.ok && taken.refusal === 'changed') return refusePlace({ ...typed, reason: 'changed' });
  throw redirect(`${page}?flash=removed#${place}`, 303);
}
