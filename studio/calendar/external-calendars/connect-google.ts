import { createHash, randomBytes } from 'node:crypto';
import type { CalendarClientFailure } from '#platform/calendar/calendar-client.ts';
import type { Google, Grant } from '#platform/google/google.ts';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { hashToken, newToken, tokenPattern } from '#studio/shared/secret-token.ts';
import type { May } from '#studio/shared/who.ts';
import { decryptGoogle, decryptVerifier, encryptGoogle, encryptVerifier } from './calendar-secrets.ts';
import { mostAccounts } from './external-calendar.ts';
import { accountSecrets } from './external-calendars.queries.ts';
import { insertAuthorization, takeAuthorization } from './external-calendars.store.ts';
import { clientOptions } from './open-client.ts';
import { attempt, readable, storeAccount } from './store-account.ts';

export const googleRefusals = [
  'not-configured',
  'no-secret',
  'too-many-accounts',
  'wrong-state',
  'denied',
  'code-refused',
  'scopes-missing',
  'no-calendars',
  'rate-limited',
  'not-enabled',
  'client-refused',
  'unavailable',
] as const;
export type GoogleRefusal = (typeof googleRefusals)[number];

type Refused = { ok: false; refusal: GoogleRefusal };
const refuse = (refusal: GoogleRefusal): Refused => ({ ok: false, refusal });

/** One of the OAuth client's redirect URIs at Google. */
export const googleCallbackPath = '/admin/settings/calendars/google/callback';

const consentMinutes = 10;
const discoveryMs = 15_000;

/** The address of Google's page that asks for consent, valid in this session, once and for ten minutes. */
export async function requestGoogleConsent(
  world: World,
  who: May<'settings'>,
  sessionId: string | null,
): Promise<{ ok: true; url: string } | Refused> {
  if (sessionId === null) return refuse('wrong-state');
  if (!world.google) return refuse('not-configured');
  if (world.secretSource === 'database') return refuse('no-secret');
  const state = newToken();
  const verifier = randomBytes(32).toString('base64url');
  await change(world, who, (c) =>
    insertAuthorization(
      c,
      { stateHash: hashToken(state), sessionId, verifier: encryptVerifier(world, verifier) },
      { expired: c.now.subtract({ minutes: consentMinutes }) },
    ),
  );
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { ok: true, url: world.google.consentUrl({ state, challenge, redirectUri: redirectUri(world) }) };
}

export interface ConsentAnswer {
  state: string;
  code: string;
  /** '' when the owner allowed it. */
  error: string;
}

/**
 * Connects the account with which the owner returned from Google. An account that is connected already gets the new
 * token and new calendars, and keeps what was chosen.
 */
export async function connectGoogle(
  world: World,
  who: May<'settings'>,
  { sessionId, answer }: { sessionId: string | null; answer: ConsentAnswer },
): Promise<{ ok: true } | Refused> {
  const { google } = world;
  if (!google) return refuse('not-configured');
  const verifier = await verifierFor(world, who, { sessionId, state: answer.state });
  if (verifier === null) return refuse('wrong-state');
  if (answer.error) return refuse(answer.error === 'access_denied' ? 'denied' : 'unavailable');
  const grant = await attempt(world, () =>
    google.exchange({ code: answer.code, verifier, redirectUri: redirectUri(world) }),
  );
  if (typeof grant === 'string') return refuse(refusalFor(grant));
  return grant === null ? refuse('code-refused') : connect(world, google, grant);
}

async function verifierFor(
  world: World,
  _who: May<'settings'>,
  { sessionId, state }: { sessionId: string | null; state: string },
): Promise<string | null> {
  if (sessionId === null || !tokenPattern.test(state)) return null;
  const since = world.clock.now().subtract({ minutes: consentMinutes });
  const verifier = await world.db.transaction((tx) =>
    takeAuthorization(tx, { stateHash: hashToken(state), sessionId, since }),
  );
  return verifier === null ? null : readable(() => decryptVerifier(world, verifier));
}

async function connect(
  world: World,
  google: Google,
  { refreshToken, isComplete }: Grant,
): Promise<{ ok: true } | Refused> {
  const accounts = await accountSecrets(world.db.query);
  const drop = async (refusal: GoogleRefusal, isInUse: boolean) => {
    // Google would end the access of the account that is connected, too.
    if (!isInUse) await attempt(world, () => google.revoke(refreshToken));
    return refuse(refusal);
  };
  const hasGoogle = accounts.some(({ provider }) => provider === 'google');
  if (!isComplete) return drop('scopes-missing', hasGoogle);
  const client = google.client(refreshToken, clientOptions(world, { timeoutMs: discoveryMs, lane: 'owner' }));
  const found = await attempt(world, () => client.calendars());
  if (typeof found === 'string') return drop(refusalFor(found), hasGoogle);
  const user = found.find(({ isPrimary }) => isPrimary)?.address;
  if (!user) return drop('no-calendars', hasGoogle);
  const isSame = ({ provider, credentials }: (typeof accounts)[number]) =>
    provider === 'google' && readable(() => decryptGoogle(world, credentials))?.user === user;
  const known = accounts.find(isSame)?.id ?? null;
  if (!known && accounts.length >= mostAccounts) return drop('too-many-accounts', false);
  const credentials = encryptGoogle(world, { user, refreshToken });
  await storeAccount(world, { known, provider: 'google', name: `Google, ${user}`, credentials, found });
  return { ok: true };
}

function refusalFor(failure: CalendarClientFailure): GoogleRefusal {
  return googleRefusals.find((refusal) => refusal === failure) ?? 'unavailable';
}

function redirectUri({ settings }: Pick<World, 'settings'>): string {
  return new URL(googleCallbackPath, settings.siteUrl).href;
}
