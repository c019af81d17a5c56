import { z } from 'zod';
import type { SuppressionReason } from '#platform/db/schema/messages.ts';

/** A webhook of Mailgun: what it signs, and the fields that are read of its event. */
export const deliveryEventInput = z.object({
  signature: z.object({
    timestamp: z.coerce.string().max(20),
    token: z.string().max(100),
    signature: z.string().max(100),
  }),
  'event-data': z.object({
    event: z.string().max(50),
    severity: z.string().max(50).optional(),
    recipient: z.string().max(320).optional(),
    'delivery-status': z
      .object({ message: z.string().nullish(), description: z.string().nullish() })
      .nullish(),
    message: z
      .object({ headers: z.object({ 'message-id': z.string().max(400).nullish() }).nullish() })
      .nullish(),
  }),
});

export type DeliveryEvent = z.infer<typeof deliveryEventInput>;
type EventData = DeliveryEvent['event-data'];

/** Null: delivered, opened, or failed for now only, so that the provider tries again. */
export function suppressionReason({ event, severity }: EventData): SuppressionReason | null {
  if (event === 'complained') return 'complained';
  return event === 'failed' && severity === 'permanent' ? 'bounced' : null;
}

const longestDetail = 300;

/** One line without control characters. */
export function detailOf({ 'delivery-status': status }: EventData): string {
  const said = status?.message || status?.description || '';
  return [...said.toWellFormed().replaceAll(/[\s\p{Cc}]+/gu, ' ')].slice(0, longestDetail).join('').trim();
}

/** As our emails have it. Null: the event names none. */
export function messageIdOf({ message }: EventData): string | null {
  const id = message?.headers?.['message-id']?.trim().replace(/^<|>$/g, '');
  return id ? `<${id}>` : null;
}
