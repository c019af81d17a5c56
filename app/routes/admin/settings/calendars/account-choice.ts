import { redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { chooseCalendars } from '#studio/external-calendars/change-accounts.ts';
import { ownersForm } from '../../owners-form.ts';
import type { Route } from './+types/account-choice';
import { calendarsPage } from './read-calendars.ts';

export default NoView;
export const middleware = showPage(calendarsPage);

/** `POST /admin/settings/calendars/accounts/<id>/choice`: the calendars that make the owner busy. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, calendarsPage);
  const busy = form.getAll('busy').filter((id) => typeof id === 'string');
  await chooseCalendars(world, who, { accountId: args.params.account, busy });
  throw redirect(`${path}?flash=chosen`, 303);
}
