import { redirect } from 'react-router';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { replaceStatusToken } from '#studio/office/monitoring/status-token.ts';
import { ownersAction } from '../../../owners-form.ts';
import { monitoringPage } from './monitoring-page.ts';

const posts = postsBelow(monitoringPage, { token });

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export const middleware = posts.middleware;
export const action = posts.action;

async function token(args: PostArgs) {
  const { who, world, path } = await ownersAction('settings', args, monitoringPage);
  await replaceStatusToken(world, who);
  throw redirect(`${path}?flash=replaced`, 303);
}
