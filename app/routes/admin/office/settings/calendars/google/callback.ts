import { redirect } from 'react-router';
import { connectGoogle } from '#studio/calendar/external-calendars/connect-google.ts';
import { ownersAction } from '../../../../owners-form.ts';
import { calendarsPage } from '../read-calendars.ts';
import type { Route } from './+types/callback';

/**
 * `/admin/settings/calendars/google/callback`: where Google returns the owner. The code counts only with the state of a
 * request in the same session.
 */
export async function loader(args: Route.LoaderArgs) {
  const { who, world } = await ownersAction('settings', args, calendarsPage);
  const sessionId = await world.accounts.sessionIdOf(args.request.headers);
  const { searchParams } = new URL(args.request.url);
  const part = (name: string) => searchParams.get(name) ?? '';
  const answer = { state: part('state'), code: part('code'), error: part('error') };
  const outcome = await connectGoogle(world, who, { sessionId, answer });
  const flash = outcome.ok ? 'connected' : `google-${outcome.refusal}`;
  throw redirect(`${calendarsPage}?flash=${flash}`);
}
