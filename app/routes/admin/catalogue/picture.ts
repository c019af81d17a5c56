import { data } from 'react-router';
import { defaultPicture, proportionsOf } from '#app/ui/media/picture.tsx';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { ownersAction } from '../owners-form.ts';
import { placePicture } from '../website/place-picture.ts';
import type { Route } from './+types/picture';
import { offerPage, pictureOfOwnOffer } from './offer-of-picture.ts';

export default NoView;
export const middleware = showPage(offerPage);

/** `POST /admin/catalogue/<id>/picture`: cropped as the drawings of the other cards. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, offerPage);
  const picture = await pictureOfOwnOffer(world, who, args.params.offer);
  if (!picture) throw data(null, { status: 404 });
  return placePicture(args.request, {
    world,
    who,
    proportionsOf: (place) => (place === picture ? proportionsOf(defaultPicture) : null),
    done: () => `${path}?flash=placed#picture`,
  });
}
