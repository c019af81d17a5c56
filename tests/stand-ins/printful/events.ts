import { createHmac } from 'node:crypto';
import type { StandInOrder, StandInShipment } from './state.ts';

export interface SentEvent {
  body: string;
  headers: Record<string, string>;
}

/** Version 1: `package_shipped`, `package_returned`, `order_failed`, `order_canceled`; not signed. */
export function eventOfVersion1(
  type: string,
  order: StandInOrder,
  shipment?: StandInShipment,
  retries = 0,
): SentEvent {
  const body = JSON.stringify({
    type,
    created: 1_795_000_100,
    retries,
    store: 12,
    data: {
      ...(shipment ? { shipment } : {}),
      ...(type === 'order_failed' ? { reason: 'Payment was declined' } : {}),
      order: { id: order.id, external_id: order.external_id, status: order.status },
    },
  });
  return { body, headers: { 'content-type': 'application/json' } };
}

/** Version 2: signed with HMAC-SHA256 over the raw body, hex, under a key that is shown as hex. */
export function eventOfVersion2(
  type: string,
  order: StandInOrder,
  secret: string,
  at: string,
  retries = 0,
): SentEvent {
  const body = JSON.stringify({
    type,
    occurred_at: at,
    retries,
    store_id: 12,
    data: { order: { id: order.id, external_id: order.external_id, status: order.status, store_id: 12 } },
  });
  const signature = createHmac('sha256', Buffer.from(secret, 'hex')).update(body).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'x-pf-webhook-signature': signature } };
}
