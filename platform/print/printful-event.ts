import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { PrintEvent } from './print.ts';
import { eventSchema } from './printful-schemas.ts';

/** Version 2 signs the raw body (HMAC-SHA256, hex key). Version 1 is unsigned: its URL carries the secret. */
export function readPrintfulEvent(
  rawBody: string,
  {
    signature,
    secretOfAddress,
    secret,
  }: { signature: string | null; secretOfAddress: string | null; secret: string | null },
): PrintEvent | null {
  if (!secret) return null;
  const isGenuine = signature
    ? isSigned(rawBody, signature, secret)
    : secretOfAddress !== null && isSame(secretOfAddress, secret);
  if (!isGenuine) return null;
  const read = eventSchema.safeParse(asJson(rawBody));
  if (!read.success) return null;
  const event = read.data;
  const externalId = event.data?.order?.external_id ?? event.data?.shipment?.order_external_id ?? null;
  // Events have no id: hash everything except `retries`.
  const stable = [
    event.type,
    event.created ?? event.occurred_at,
    event.store ?? event.store_id,
    event.data?.order?.id,
    externalId,
    event.data?.shipment?.id,
  ];
  const eventId = createHash('sha256').update(JSON.stringify(stable)).digest('base64url');
  return { eventId, kind: event.type, externalId };
}

function isSigned(rawBody: string, signature: string, secret: string): boolean {
  const isHex = /^([0-9a-f]{2})+$/i.test(secret);
  const expected = createHmac('sha256', isHex ? Buffer.from(secret, 'hex') : secret)
    .update(rawBody)
    .digest('hex');
  return isSame(signature.trim().toLowerCase(), expected);
}

function isSame(given: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
