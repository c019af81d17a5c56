import { redirect } from 'react-router';
import { placesForPhotographs } from '#app/ui/media/picture.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { takePhotographAway } from '#studio/content/place-photograph.ts';
import { ownersForm } from '../owners-form.ts';
import type { Route } from './+types/picture-removal';
import { refusePlace } from './place-forms.tsx';

const page = '/admin/pictures';

export default NoView;
export const middleware = showPage(page);

/** `POST /admin/pictures/<place>/removal`: shows the default illustration again. */
export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm(args, page);
  const { place } = args.params;
  const typed = { place, altEn: '', altDa: '', focus: 'automatic' } as const;
  if (!placesForPhotographs().includes(place)) return refusePlace({ ...typed, reason: 'no-place' });
  const seen = form.has('seen') ? { seen: textOf(form, 'seen') || null } : {};
  const taken = await takePhotographAway(world, who, { place, ...seen });
  if (!taken.ok && taken.refusal === 'changed') return refusePlace({ ...typed, reason: 'changed' });
  throw redirect(`${page}?flash=removed#${place}`, 303);
}
