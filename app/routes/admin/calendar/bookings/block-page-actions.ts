import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { releaseBlock } from '#studio/calendar/owner-calendar/block-time.ts';
import { blockForOwner } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { ownersAction } from '../../owners-form.ts';

const blockPage = '/admin/bookings/blocks/:block';

const posts = postsBelow(blockPage, { release, 'series-release': seriesRelease });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

function release(args: PostArgs) {
  return releaseBlockOf(args, { all: false });
}

async function releaseBlockOf(args: ActionFunctionArgs, { all }: { all: boolean }): Promise<never> {
  const { who, world } = await ownersAction('calendar', args, blockPage);
  const block = await blockForOwner(world.db.query, {
    who,
    claimId: args.params.block ?? '',
    now: world.clock.now(),
  });
  if (!block || !(await releaseBlock(world, who, { claimId: block.id, all }))) {
    throw data(null, { status: 404 });
  }
  const day = studioDay(block.start);
  throw redirect(`/admin/bookings?week=${day}&flash=${all ? 'released-row' : 'released'}`, 303);
}

/** This block and the later ones of its series. */
function seriesRelease(args: PostArgs) {
  return releaseBlockOf(args, { all: true });
}
