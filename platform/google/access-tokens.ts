import { CalendarFailed } from '../calendar/calendar-client.ts';
import type { Clock } from '../clock.ts';
import type { Tokens } from './oauth.ts';

/** In memory only, by refresh token. */
export interface AccessTokens {
  /** @throws CalendarFailed */
  get(refreshToken: string, timeoutMs: number): Promise<string>;
  /** Google has refused it. */
  forget(refreshToken: string): void;
}

/** A token is replaced this long before it expires. */
const margin = { seconds: 60 } as const;

/** `refresh`: null when the access was withdrawn. Calls at the same time share one request. */
export function accessTokens(
  refresh: (refreshToken: string, timeoutMs: number) => Promise<Tokens | null>,
  clock: Clock,
): AccessTokens {
  const known = new Map<string, { token: string; until: Temporal.Instant }>();
  const pending = new Map<string, Promise<string>>();
  const request = async (refreshToken: string, timeoutMs: number) => {
    const tokens = await refresh(refreshToken, timeoutMs);
    if (!tokens) throw new CalendarFailed('disconnected');
    const until = clock
      .now()
      .add({ seconds: Math.floor(tokens.expires_in) })
      .subtract(margin);
    known.set(refreshToken, { token: tokens.access_token, until });
    return tokens.access_token;
  };
  return {
    async get(refreshToken, timeoutMs) {
      const current = known.get(refreshToken);
      if (current && Temporal.Instant.compare(clock.now(), current.until) < 0) return current.token;
      known.delete(refreshToken);
      const started =
        pending.get(refreshToken) ??
        request(refreshToken, timeoutMs).finally(() => pending.delete(refreshToken));
      pending.set(refreshToken, started);
      return started;
    },
    forget: (refreshToken) => known.delete(refreshToken),
  };
}
