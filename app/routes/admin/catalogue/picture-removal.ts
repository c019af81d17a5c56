import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { takePhotographAway } from '#studio/content/place-photograph.ts';
import { ownersForm } from '../owners-form.ts';
import { refusePlace } from '../website/place-forms.tsx';
import type { Route } from './+types/picture-removal';
import { offerPage, pictureOfOwnOffer } from './offer-of-picture.ts';

export default NoView;
export const middleware = showPage(offerPage);

/** `POST /admin/catalogue/<id>/picture/removal` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, offerPage);
  const place = await pictureOfOwnOffer(world, who, args.params.offer);
  if (!place) throw data(null, { status: 404 });
  const seen = form.has('seen') ? { seen: textOf(form, 'seen') || null } : {};
  const taken = await takePhotographAway(world, who, { place, ...seen });
  if (!taken.ok && taken.refusal === 'changed')
    return refusePlace({ place, altEn: '', altDa: '', focus: 'automatic', reason: 'changed' });
  throw redirect(`${path}?flash=picture-removed#picture`, 303);
}
