import { data, redirect } from 'react-router';
import { defaultPicture, proportionsOf } from '#app/ui/media/picture.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { restoreOffer } from '#studio/offers/catalogue/restore-offer.ts';
import { withdrawPrice } from '#studio/offers/catalogue/withdraw-price.ts';
import { takePhotographAway } from '#studio/shared/content/place-photograph.ts';
import { changeHistoryMessages } from '../../office/history/history.messages.ts';
import { ownersAction, ownersForm } from '../../owners-form.ts';
import { idFrom, versionFrom } from '../../read-action.ts';
import { refusePlace } from '../../site/website/place-forms.tsx';
import { placePicture } from '../../site/website/place-picture.ts';
import { offerMessages } from './offer.messages.ts';
import { offerFromForm } from './offer-from-form.ts';
import { offerPage, pictureOfOwnOffer } from './offer-of-picture.ts';

const posts = postsBelow(offerPage, {
  picture,
  'picture/removal': pictureRemoval,
  'prices/:from/withdrawal': pricesFromWithdrawal,
  'versions/:entry/restoration': restoration,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** Cropped as the drawings of the other cards. */
async function picture(args: PostArgs<'offer'>) {
  const { who, world, path } = await ownersAction('catalogue', args, offerPage);
  const ownPlace = await pictureOfOwnOffer(world, who, args.params.offer);
  if (!ownPlace) throw data(null, { status: 404 });
  return placePicture(args.request, {
    world,
    who,
    proportionsOf: (place) => (place === ownPlace ? proportionsOf(defaultPicture) : null),
    done: () => `${path}?flash=placed#picture`,
  });
}

async function pictureRemoval(args: PostArgs<'offer'>) {
  const { who, world, path, form } = await ownersForm('catalogue', args, offerPage);
  const place = await pictureOfOwnOffer(world, who, args.params.offer);
  if (!place) throw data(null, { status: 404 });
  const seen = form.has('seen') ? { seen: textOf(form, 'seen') || null } : {};
  const taken = await takePhotographAway(world, who, { place, ...seen });
  if (!taken.ok && taken.refusal === 'changed')
    return refusePlace({ place, altEn: '', altDa: '', focus: 'automatic', reason: 'changed' });
  throw redirect(`${path}?flash=picture-removed#picture`, 303);
}

/** What else was typed is not saved. */
async function pricesFromWithdrawal(args: PostArgs<'offer' | 'from'>) {
  const { who, world, language, path, form } = await ownersForm('catalogue', args, offerPage);
  const outcome = await withdrawPrice(world, who, { offerId: args.params.offer, from: args.params.from });
  if (outcome.ok) throw redirect(`${path}?flash=withdrawn`, 303);
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  const message = offerMessages[language].refusals[outcome.refusal];
  return data({ typed: offerFromForm(form), faults: {}, message }, { status: 409 });
}

async function restoration(args: PostArgs<'offer' | 'entry'>) {
  const { who, world, language, path, form } = await ownersForm('catalogue', args, offerPage);
  const entry = { id: args.params.offer, entry: idFrom(args.params.entry), version: versionFrom(form) };
  const outcome = await restoreOffer(world, who, entry);
  if (outcome.ok) throw redirect(`${path}?flash=restored`, 303);
  if (outcome.refusal === 'not-found' || !outcome.typed) throw data(null, { status: 404 });
  const { faults, typed, refusal } = outcome;
  const { notRestored: title, refusals } = changeHistoryMessages[language];
  return data({ typed, faults, title, message: refusals[refusal] }, { status: refusalStatus(refusal) });
}
