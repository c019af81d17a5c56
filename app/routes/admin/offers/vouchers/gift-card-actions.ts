import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { sendGiftCardAgain } from '#studio/offers/gift-cards/deliver-gift-card.ts';
import { ownersForm } from '../../owners-form.ts';
import type { GiftCardProblem } from './gift-card.tsx';
import { giftCardsMessages } from './gift-cards.messages.ts';

const page = '/admin/gift-cards/:card';

const posts = postsBelow(page, { delivery });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function delivery(args: PostArgs<'card'>) {
  const { who, world, path, form, language } = await ownersForm('catalogue', args, page);
  const email = textOf(form, 'email');
  const giftCardId = args.params.card;
  const outcome = await sendGiftCardAgain(world, who, { giftCardId, email, once: withIdempotency(form) });
  if (outcome.ok) throw redirect(`${path}?flash=sent`, 303);
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  const text = giftCardsMessages[language].refusals[outcome.refusal];
  const status = outcome.refusal === 'bad-email' ? 400 : 409;
  return data<GiftCardProblem>({ text, email }, { status });
}
