import { data, redirect } from 'react-router';
import { actionHeaders, NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { requestGoogleConsent } from '#studio/external-calendars/connect-google.ts';
import { ownersAction } from '../../../owners-form.ts';
import type { CalendarsResult } from '../calendars.tsx';
import { calendarsPage } from '../read-calendars.ts';
import type { Route } from './+types/connection';

export default NoView;
export const middleware = showPage(calendarsPage);
export const headers = actionHeaders;

/** `POST /admin/settings/calendars/google`: leads to Google's page that asks for consent. */
export async function action(args: Route.ActionArgs) {
  const { who, world } = await ownersAction(args, calendarsPage);
  const sessionId = await world.accounts.sessionIdOf(args.request.headers);
  const outcome = await requestGoogleConsent(world, who, sessionId);
  if (outcome.ok) throw redirect(outcome.url, 303);
  const result: CalendarsResult = { google: outcome.refusal };
  return data(result, { status: 409 });
}
