import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ProviderEvent } from '#platform/payments/payments.ts';
import type { BankEvent } from './session-store.ts';

const secret = 'the bank and the studio know it';
const toleranceSeconds = 300;

/** The body of an event and its signature header, as of `now`. */
export function signed(event: BankEvent, now: Temporal.Instant): { body: string; signature: string } {
  const body = JSON.stringify(event);
  const seconds = Math.floor(now.epochMilliseconds / 1000);
  return { body, signature: `${seconds}.${macOf(seconds, body)}` };
}

export function readSigned(
  body: string,
  signature: string | null,
  now: Temporal.Instant,
): ProviderEvent | null {
  const [seconds = '', mac = ''] = (signature ?? '').split('.');
  const expected = macOf(Number(seconds), body);
  if (mac.length !== expected.length || !timingSafeEqual(Buffer.from(mac), Buffer.from(expected)))
    return null;
  if (now.epochMilliseconds / 1000 - Number(seconds) > toleranceSeconds) return null;
  const event = JSON.parse(body) as BankEvent;
  return {
    eventId: event.id,
    kind: event.kind as ProviderEvent['kind'],
    sessionId: event.sessionId,
    intentId: event.intentId,
    subscriptionId: null,
  };
}

function macOf(seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
