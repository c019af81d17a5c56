import type { Database } from '#platform/db/database.ts';
import { confirmSignUp } from '#studio/people/accounts/confirm-sign-up.ts';
import { signUp } from '#studio/people/accounts/sign-up.ts';
import type { Who } from '#studio/shared/who.ts';
import { visitor } from './who.ts';
import type { TestWorld } from './world.ts';

export const mia = { name: 'Mia Ærø', email: 'mia@example.dk', password: 'en god lang sætning' };

export async function mailedToken(db: Database, to: string, kind: string): Promise<string> {
  const mail = await db.query
    .selectFrom('emails')
    .select(['body'])
    .where('recipient', '=', to)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const token = /\/(?:confirm|email|reset|sign-in)\/([\w-]{22})/.exec(mail?.body ?? '')?.[1];
  if (!token) throw new Error(`no ${kind} link was mailed to ${to}`);
  return token;
}

/** Signs up and confirms the email address in the same browser. */
export async function studentIn(
  world: TestWorld,
  person: typeof mia = mia,
): Promise<Who & { userId: string; email: string; cookies: string[] }> {
  const requested = await signUp(world, visitor, person);
  if (!requested.ok) throw new Error('not signed up');
  const token = await mailedToken(world.db, person.email, 'account-sign-up');
  const { browserToken } = requested;
  const outcome = await confirmSignUp(world, visitor, { token, browserToken, password: '', device: '' });
  if (!outcome.ok) throw new Error(`not confirmed: ${outcome.refusal}`);
  const { userId, email } = outcome.account;
  return { ...visitor, role: 'student', userId, email, cookies: outcome.cookies };
}

export function cookieHeaders(lines: readonly string[]): Headers {
  return new Headers({ cookie: lines.map((line) => line.split(';')[0]).join('; ') });
}
