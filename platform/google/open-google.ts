import { CalendarFailed } from '../calendar/calendar-client.ts';
import type { Clock } from '../clock.ts';
import type { GuardedHttp } from '../http/guarded-http.ts';
import type { Settings } from '../settings.ts';
import { accessTokens } from './access-tokens.ts';
import { endpointsOf } from './endpoints.ts';
import type { Google } from './google.ts';
import { googleCall } from './google-call.ts';
import { googleClient } from './google-client.ts';
import { consentUrlOf, exchangeCode, refreshAccess, revokeAccess, scopes } from './oauth.ts';

const exchangeMs = 15_000;
const revocationMs = 5_000;

export function openGoogle(
  { clientId, clientSecret, apiBase }: NonNullable<Settings['google']>,
  { http, clock }: { http: GuardedHttp; clock: Clock },
): Google {
  const endpoints = endpointsOf(apiBase);
  const oauth = { http, endpoints, id: clientId, secret: clientSecret };
  const tokens = accessTokens(
    (refreshToken, timeoutMs) => refreshAccess(oauth, refreshToken, timeoutMs),
    clock,
  );
  const parts = { http, api: endpoints.api, tokens, clock, pausedUntil: new Map<string, Temporal.Instant>() };
  return {
    consentOrigin: new URL(endpoints.consent).origin,
    consentUrl: (request) => consentUrlOf(oauth, request),
    async exchange(request) {
      const granted = await exchangeCode(oauth, request, exchangeMs);
      if (!granted) return null;
      if (!granted.refresh_token) throw new CalendarFailed('status');
      const allowed = granted.scope.split(' ');
      return {
        refreshToken: granted.refresh_token,
        isComplete: scopes.every((scope) => allowed.includes(scope)),
      };
    },
    async revoke(refreshToken) {
      tokens.forget(refreshToken);
      await revokeAccess(oauth, refreshToken, revocationMs);
    },
    client: (refreshToken, { timeoutMs, ...options }) =>
      googleClient(googleCall(parts, refreshToken, timeoutMs), options),
  };
}
