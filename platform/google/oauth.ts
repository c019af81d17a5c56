import { z } from 'zod';
import { CalendarFailed } from '../calendar/calendar-client.ts';
import { type GuardedHttp, RequestRefused } from '../http/guarded-http.ts';
import type { GoogleEndpoints } from './endpoints.ts';
import type { CodeExchange, ConsentRequest } from './google.ts';

const mostJson = 100_000;

export const scopes = [
  'https://www.googleapis.com/auth/calendar.events',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
] as const;

export interface OAuthClient {
  http: GuardedHttp;
  endpoints: GoogleEndpoints;
  id: string;
  secret: string;
}

const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(''),
});

export type Tokens = z.output<typeof tokenSchema>;

/** `prompt`: Google gives a refresh token only when it asks for consent. */
export function consentUrlOf({ endpoints, id }: OAuthClient, request: ConsentRequest): string {
  const url = new URL(endpoints.consent);
  url.search = new URLSearchParams({
    client_id: id,
    redirect_uri: request.redirectUri,
    response_type: 'code',
    scope: scopes.join(' '),
    state: request.state,
    code_challenge: request.challenge,
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent select_account',
  }).toString();
  return url.href;
}

/** Null: the code was used, has expired, or is of another request. */
export async function exchangeCode(
  client: OAuthClient,
  { code, verifier, redirectUri }: CodeExchange,
  timeoutMs: number,
): Promise<Tokens | null> {
  return requestTokens(
    client,
    { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri },
    timeoutMs,
  );
}

/** Null: the access was withdrawn. */
export async function refreshAccess(
  client: OAuthClient,
  refreshToken: string,
  timeoutMs: number,
): Promise<Tokens | null> {
  return requestTokens(client, { grant_type: 'refresh_token', refresh_token: refreshToken }, timeoutMs);
}

/** Google revokes all tokens of the consent. 400: the token was not valid any more. */
export async function revokeAccess(client: OAuthClient, token: string, timeoutMs: number): Promise<void> {
  const { status } = await post(client, client.endpoints.revocation, { fields: { token }, timeoutMs });
  if (status !== 200 && status !== 400) throw new CalendarFailed('status');
}

async function requestTokens(
  client: OAuthClient,
  fields: Record<string, string>,
  timeoutMs: number,
): Promise<Tokens | null> {
  const { status, body } = await post(client, client.endpoints.token, {
    fields: { ...fields, client_id: client.id, client_secret: client.secret },
    timeoutMs,
  });
  if (status === 200) {
    const read = tokenSchema.safeParse(asJson(body));
    if (!read.success) throw new CalendarFailed('status', read.error);
    return read.data;
  }
  const error = z.object({ error: z.string() }).safeParse(asJson(body)).data?.error;
  if (error === 'invalid_grant') return null;
  if (error === 'invalid_client' || error === 'unauthorized_client')
    throw new CalendarFailed('client-refused');
  throw new CalendarFailed(status === 429 ? 'rate-limited' : 'status');
}

async function post(
  { http }: OAuthClient,
  address: string,
  { fields, timeoutMs }: { fields: Record<string, string>; timeoutMs: number },
) {
  try {
    return await http.request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
      timeoutMs,
      maxBytes: 100_000,
    });
  } catch (error) {
    throw error instanceof RequestRefused ? new CalendarFailed(error.reason, error) : error;
  }
}

/** Of tokens and errors; longer answers are parsed in a child process. */
export function asJson(text: string): unknown {
  if (text.length > mostJson) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
