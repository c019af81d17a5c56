import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { actionHeaders, NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { connectAccount } from '#studio/external-calendars/change-accounts.ts';
import { ownersForm } from '../../owners-form.ts';
import type { Route } from './+types/account-connection';
import type { CalendarsResult } from './calendars.tsx';
import { calendarsPage } from './read-calendars.ts';

export default NoView;
export const middleware = showPage(calendarsPage);
export const headers = actionHeaders;

/** `POST /admin/settings/calendars/accounts` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, calendarsPage);
  const typed = { server: textOf(form, 'server'), user: textOf(form, 'user') };
  const outcome = await connectAccount(world, who, { ...typed, password: textOf(form, 'password') });
  if (outcome.ok) throw redirect(`${path}?flash=connected`, 303);
  const isInput = outcome.refusal === 'bad-input';
  const result: CalendarsResult = {
    account: {
      typed,
      fields: isInput ? outcome.fields : [],
      refusal: isInput ? null : outcome.refusal,
    },
  };
  return data(result, { status: isInput ? 400 : 409 });
}
