import type { Database } from '#platform/db/database.ts';
import { connectGoogle, requestGoogleConsent } from '#studio/calendar/external-calendars/connect-google.ts';
import {
  calendarAccounts,
  externalCalendars,
} from '#studio/calendar/external-calendars/external-calendars.queries.ts';
import { owner } from '../who.ts';
import type { TestWorld } from '../world.ts';
import type { TestGoogle } from './google.ts';

export const googleEnv = ({ env }: TestGoogle) => ({
  APP_SECRET: 'a secret of more than thirty-two characters',
  ...env,
});

/** A sign-in session of the owner. */
export async function sessionOf({ query }: Pick<Database, 'query'>): Promise<string> {
  const id = crypto.randomUUID();
  const at = Temporal.Instant.from('2026-11-23T08:00:00Z');
  const person = { email: 'owner@example.com', name: 'Owner', role: 'owner', language: 'en' } as const;
  await query
    .insertInto('users')
    .values({ id: 'owner', ...person, email_verified: true, image: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await query
    .insertInto('sessions')
    .values({ id, token: id, user_id: 'owner', expires_at: at.add({ hours: 24 }), updated_at: at })
    .execute();
  return id;
}

/** Connects the account of the stand-in, with the id of its calendar of this name. */
export async function connectedGoogle(world: TestWorld, google: TestGoogle, name: string) {
  const sessionId = await sessionOf(world.db);
  const requested = await requestGoogleConsent(world, owner, sessionId);
  if (!requested.ok) throw new Error(requested.refusal);
  const query = await google.consent(requested.url);
  const part = (key: string) => query.get(key) ?? '';
  const answer = { state: part('state'), code: part('code'), error: part('error') };
  const outcome = await connectGoogle(world, owner, { sessionId, answer });
  if (!outcome.ok) throw new Error(outcome.refusal);
  const account = (await calendarAccounts(world.db.query)).findLast(({ provider }) => provider === 'google');
  const calendar = (await externalCalendars(world.db.query)).find((one) => one.name === name);
  if (!account || !calendar) throw new Error('not connected');
  return { accountId: account.id, calendarId: calendar.id };
}
