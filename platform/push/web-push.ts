import { type GuardedHttp, type GuardedResponse, RequestRefused } from '../http/guarded-http.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import { encryptPayload, type SubscriptionKeys } from './encrypt-payload.ts';
import { type VapidKeys, vapidAuthorization } from './vapid.ts';

export interface PushSubscription extends SubscriptionKeys {
  endpoint: string;
}

export interface PushMessage {
  payload: string;
  ttlSeconds: number;
  /** At most 32 characters of base64url: replaces an undelivered message with the same one. */
  topic: string;
}

/** gone: the subscription has ended. later: the service limits requests, has a fault or does not answer. */
export type PushOutcome =
  | { kind: 'accepted' | 'gone' }
  | { kind: 'later'; afterMs: number | null; reason: string }
  | { kind: 'refused'; reason: string };

const timeoutMs = 10_000;
const maxBytes = 64_000;

/** Sends one message to one browser (RFC 8030). Call it outside transactions. */
export async function sendWebPush(
  http: GuardedHttp,
  message: PushMessage,
  about: { to: PushSubscription; keys: VapidKeys; subject: string; now: Temporal.Instant },
): Promise<PushOutcome> {
  const { to, keys, subject, now } = about;
  try {
    const response = await http.request(to.endpoint, {
      method: 'POST',
      headers: {
        authorization: vapidAuthorization(keys, { endpoint: to.endpoint, subject, now }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(message.ttlSeconds),
        topic: message.topic,
      },
      body: encryptPayload(Buffer.from(message.payload), to),
      redirect: 'manual',
      timeoutMs,
      maxBytes,
    });
    return outcomeOf(response, now);
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
    const { reason } = error;
    const isOutage = reason === 'timeout' || reason === 'network';
    return isOutage ? { kind: 'later', afterMs: null, reason } : { kind: 'refused', reason };
  }
}

function outcomeOf(response: GuardedResponse, now: Temporal.Instant): PushOutcome {
  const { status } = response;
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const reason = `status ${status}`;
  if (status !== 429 && status < 500) return { kind: 'refused', reason };
  return { kind: 'later', afterMs: retryAfterMs(response, now), reason };
}
