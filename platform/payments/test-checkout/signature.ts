import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ProviderEvent } from '../payments.ts';

export const signatureHeader = 'test-signature';

const toleranceSeconds = 300;

const eventShape = z.object({
  id: z.string().min(1),
  kind: z.enum([
    'session-completed',
    'async-succeeded',
    'async-failed',
    'session-expired',
    'refunded',
    'refund-failed',
    'disputed',
    'charge-paid',
    'charge-failed',
    'subscription-ended',
    'other',
  ]),
  sessionId: z.string().nullable(),
  intentId: z.string().nullable(),
  subscriptionId: z.string().nullable().default(null),
});

/** A derived key, used for event signatures only. */
export function eventKey(secret: Uint8Array): Uint8Array {
  return createHmac('sha256', secret).update('test checkout: events').digest();
}

/** `t=<unix seconds>,v1=<hex>` over `<t>.<body>`. */
export function signEvent(key: Uint8Array, body: string, now: Temporal.Instant): string {
  const seconds = Math.floor(now.epochMilliseconds / 1000);
  return `t=${seconds},v1=${codeOf(key, seconds, body)}`;
}

export function verifyTestEvent(
  key: Uint8Array,
  { rawBody, signature, now }: { rawBody: string; signature: string | null; now: Temporal.Instant },
): ProviderEvent | null {
  const [, time, code] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (!time || !code) return null;
  const seconds = Number(time);
  if (!timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(key, seconds, rawBody)))) return null;
  if (Math.abs(now.epochMilliseconds / 1000 - seconds) > toleranceSeconds) return null;
  const event = eventShape.safeParse(parsed(rawBody));
  if (!event.success) return null;
  const { id: eventId, ...rest } = event.data;
  return { eventId, ...rest };
}

function codeOf(key: Uint8Array, seconds: number, body: string): string {
  return createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
