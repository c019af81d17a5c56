import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type CalendarClientFailure, CalendarFailed } from '../calendar/calendar-client.ts';
import type { Clock } from '../clock.ts';
import { type GuardedHttp, type GuardedResponse, RequestRefused } from '../http/guarded-http.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import type { AccessTokens } from './access-tokens.ts';
import { asJson } from './oauth.ts';

export interface GoogleRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** The request applies only to this version (If-Match). */
  etag?: string;
}

export interface GoogleAnswer {
  status: number;
  /** JSON, parsed in a child process. */
  body: string;
}

export interface CallParts {
  http: GuardedHttp;
  api: string;
  tokens: AccessTokens;
  clock: Clock;
  pausedUntil: Map<string, Temporal.Instant>;
}

export type GoogleCall = (request: GoogleRequest) => Promise<GoogleAnswer>;

const maxBytes = 5_000_000;
const mostRetries = 3;
const firstWaitMs = 500;
const pauseSeconds = 60;

const rateReasons = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded'];

const errorSchema = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }),
});

/**
 * Returns 2xx, 404, 409, 410 and 412, and throws CalendarFailed otherwise. Refreshes the access token once; waits and
 * tries again when Google limits requests or has a fault, as long as `timeoutMs` for all requests together allows.
 */
export function googleCall(parts: CallParts, refreshToken: string, timeoutMs: number): GoogleCall {
  const end = performance.now() + timeoutMs;
  const left = () => {
    const ms = Math.ceil(end - performance.now());
    if (ms < 1) throw new CalendarFailed('timeout');
    return ms;
  };
  const sendOnce = async (request: GoogleRequest) =>
    send(parts, request, { token: await parts.tokens.get(refreshToken, left()), timeoutMs: left() });
  return async (request) => {
    checkPause(parts, refreshToken);
    let isRefreshed = false;
    for (let retries = 0; ; ) {
      const response = await sendOnce(request);
      if (response.status === 401 && !isRefreshed) {
        isRefreshed = true;
        parts.tokens.forget(refreshToken);
        continue;
      }
      const failure = failureOf(response);
      if (!failure) return { status: response.status, body: response.body };
      const waitMs = isTemporary(response, failure) ? waitOf(response, retries, parts.clock) : null;
      if (waitMs === null) throw new CalendarFailed(failure);
      if (retries >= mostRetries || waitMs >= left()) {
        if (failure === 'rate-limited') pauseFor(parts, refreshToken, waitMs);
        throw new CalendarFailed(failure);
      }
      retries += 1;
      await pause(waitMs);
    }
  };
}

async function send(
  { http, api }: CallParts,
  { method, path, query = {}, body, etag }: GoogleRequest,
  { token, timeoutMs }: { token: string; timeoutMs: number },
): Promise<GuardedResponse> {
  const url = new URL(`${api}${path}`);
  url.search = new URLSearchParams(query).toString();
  try {
    return await http.request(url.href, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(etag === undefined ? {} : { 'if-match': etag }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      timeoutMs,
      maxBytes,
    });
  } catch (error) {
    throw error instanceof RequestRefused ? new CalendarFailed(error.reason, error) : error;
  }
}

function failureOf({ status, body }: GuardedResponse): CalendarClientFailure | null {
  if ((status >= 200 && status < 300) || [404, 409, 410, 412].includes(status)) return null;
  if (status === 401) return 'disconnected';
  if (status === 429) return 'rate-limited';
  if (status !== 403) return 'status';
  const reasons = errorSchema.safeParse(asJson(body)).data?.error.errors.map(({ reason }) => reason) ?? [];
  if (reasons.some((reason) => rateReasons.includes(reason))) return 'rate-limited';
  if (reasons.includes('accessNotConfigured')) return 'not-enabled';
  return reasons.includes('insufficientPermissions') ? 'disconnected' : 'status';
}

function isTemporary({ status }: GuardedResponse, failure: CalendarClientFailure): boolean {
  return failure === 'rate-limited' || status >= 500;
}

/** Retry-After, or exponential with a random part. */
function waitOf(response: GuardedResponse, retries: number, clock: Clock): number {
  return retryAfterMs(response, clock.now()) ?? firstWaitMs * 2 ** retries * (1 + Math.random() / 2);
}

function pauseFor({ clock, pausedUntil }: CallParts, refreshToken: string, waitMs: number): void {
  const seconds = Math.max(pauseSeconds, Math.ceil(waitMs / 1000));
  pausedUntil.set(refreshToken, clock.now().add({ seconds }));
}

function checkPause({ clock, pausedUntil }: CallParts, refreshToken: string): void {
  const until = pausedUntil.get(refreshToken);
  if (!until) return;
  if (Temporal.Instant.compare(clock.now(), until) < 0) throw new CalendarFailed('rate-limited');
  pausedUntil.delete(refreshToken);
}
