import { createHash, randomBytes } from 'node:crypto';
import type { Answer, GoogleState } from './state.ts';

const knownScopes = [
  'https://www.googleapis.com/auth/calendar.events',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
];

const secret = (prefix: string) => prefix + randomBytes(24).toString('base64url');
const problem = (status: number, error: string, description: string): Answer => ({
  status,
  body: { error, error_description: description },
});

/** Google's page, answered at once as `state.consent` says. Requests that Google refuses get an error page. */
export function answerConsent(state: GoogleState, url: URL): Answer {
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const errorPage = (text: string): Answer => ({ status: 400, body: { error: text } });
  if (asked('client_id') !== state.client.id) return errorPage('invalid_client');
  if (!state.redirectUris.includes(asked('redirect_uri'))) return errorPage('redirect_uri_mismatch');
  const scopes = asked('scope').split(' ');
  if (!scopes.every((scope) => knownScopes.includes(scope))) return errorPage('invalid_scope');
  const isComplete =
    asked('response_type') === 'code' &&
    asked('access_type') === 'offline' &&
    asked('code_challenge_method') === 'S256' &&
    /^[\w-]{43}$/.test(asked('code_challenge')) &&
    asked('prompt').split(' ').includes('consent') &&
    asked('state') !== '';
  if (!isComplete) return errorPage('invalid_request');
  const back = new URL(asked('redirect_uri'));
  back.searchParams.set('state', asked('state'));
  if (state.consent.isDenied) {
    back.searchParams.set('error', 'access_denied');
  } else {
    const scope = (state.consent.scopes ?? scopes).join(' ');
    const code = secret('4/');
    state.codes.set(code, {
      redirectUri: asked('redirect_uri'),
      challenge: asked('code_challenge'),
      scope,
      isUsed: false,
    });
    back.searchParams.set('code', code);
    back.searchParams.set('scope', scope);
  }
  return { status: 302, headers: { location: back.href } };
}

export function answerToken(state: GoogleState, form: URLSearchParams): Answer {
  if (form.get('client_id') !== state.client.id || form.get('client_secret') !== state.client.secret)
    return problem(401, 'invalid_client', 'The OAuth client was not found.');
  if (form.get('grant_type') === 'authorization_code') return exchange(state, form);
  if (form.get('grant_type') !== 'refresh_token')
    return problem(400, 'unsupported_grant_type', 'Invalid grant_type');
  const refreshToken = form.get('refresh_token') ?? '';
  if (!state.grants.has(refreshToken))
    return problem(400, 'invalid_grant', 'Token has been expired or revoked.');
  return { status: 200, body: accessOf(state, refreshToken) };
}

function exchange(state: GoogleState, form: URLSearchParams): Answer {
  const code = state.codes.get(form.get('code') ?? '');
  if (!code || code.isUsed) return problem(400, 'invalid_grant', 'Malformed auth code.');
  if (code.redirectUri !== form.get('redirect_uri'))
    return problem(400, 'redirect_uri_mismatch', 'Bad Request');
  const verifier = form.get('code_verifier') ?? '';
  if (createHash('sha256').update(verifier).digest('base64url') !== code.challenge)
    return problem(400, 'invalid_grant', 'Invalid code verifier.');
  code.isUsed = true;
  const refreshToken = secret('1//');
  state.grants.set(refreshToken, code.scope);
  return { status: 200, body: { ...accessOf(state, refreshToken), refresh_token: refreshToken } };
}

function accessOf(state: GoogleState, refreshToken: string) {
  const token = secret('ya29.');
  state.access.set(token, refreshToken);
  const scope = state.grants.get(refreshToken);
  return { access_token: token, expires_in: 3599, scope, token_type: 'Bearer' };
}

/** Of the consent: all its tokens end. */
export function answerRevocation(state: GoogleState, form: URLSearchParams): Answer {
  const token = form.get('token') ?? '';
  const refreshToken = state.access.get(token) ?? token;
  if (!state.grants.delete(refreshToken)) return problem(400, 'invalid_token', 'Token expired or revoked');
  for (const [access, refresh] of state.access) if (refresh === refreshToken) state.access.delete(access);
  return { status: 200, body: {} };
}
