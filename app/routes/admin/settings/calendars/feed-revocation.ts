import { redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { revokeFeed } from '#studio/external-calendars/change-calendars.ts';
import { ownersAction } from '../../owners-form.ts';
import type { Route } from './+types/feed-revocation';
import { calendarsPage } from './read-calendars.ts';

export default NoView;
export const middleware = showPage(calendarsPage);

/** `POST /admin/settings/calendars/feed-revocation` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, calendarsPage);
  await revokeFeed(world, who);
  throw redirect(`${path}?flash=revoked`, 303);
}
