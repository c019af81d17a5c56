import { redirect } from 'react-router';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { withdrawRate } from '#studio/office/settings/set-rate.ts';
import { ownersAction } from '../../owners-form.ts';
import { idFrom } from '../../read-action.ts';
import { ratesPage } from './rates.data.ts';

const posts = postsBelow(ratesPage, { ':rate/withdrawal': withdrawal });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function withdrawal(args: PostArgs<'rate'>) {
  const { who, world, path } = await ownersAction('settings', args, ratesPage);
  const isWithdrawn = await withdrawRate(world, who, idFrom(args.params.rate));
  throw redirect(`${path}?flash=${isWithdrawn ? 'withdrawn' : 'used'}`, 303);
}
