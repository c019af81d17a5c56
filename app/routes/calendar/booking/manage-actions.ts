import { data, redirect } from 'react-router';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { bookingByLink } from '#studio/money/paid-bookings/linked-booking.queries.ts';
import { withdrawRange } from '#studio/site/range/share-range.ts';
import { addPageCode, removePageCode } from '../../money/checkout/codes/page-codes.ts';
import { ownPath } from './own-path.ts';
import { managePage, payableByBookingLink } from './payable-hold.ts';

const posts = postsBelow(managePage, { 'code-removal': codeRemoval, codes, 'range-removal': rangeRemoval });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

function codeRemoval(args: PostArgs) {
  return removePageCode(args, payableByBookingLink);
}

async function rangeRemoval({ request, context, params }: PostArgs<'token'>) {
  const world = worldOf(context);
  const booking = await bookingByLink(world, await whoOf(request, context), params.token);
  if (!booking) throw data(null, { status: 404 });
  await withdrawRange(world, booking.id);
  return redirect(ownPath(factsOf(context), `/bookings/${params.token}?done=range-removed`), 303);
}

function codes(args: PostArgs) {
  return addPageCode(args, payableByBookingLink);
}
