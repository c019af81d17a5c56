import { z } from 'zod';
import { callPrintful, type PrintfulAccess, understood } from './printful-call.ts';

/** Of version 1, which has one address for each store. */
export const printfulEvents = [
  'package_shipped',
  'package_returned',
  'order_updated',
  'order_failed',
  'order_canceled',
  'order_put_hold',
  'order_remove_hold',
] as const;

const webhookSchema = z.object({ url: z.string().nullish() });

/** Where the store sends its events; null: nowhere. @throws as callPrintful */
export async function printfulWebhook(access: PrintfulAccess): Promise<string | null> {
  const answer = await callPrintful(access, { method: 'GET', path: '/webhooks' });
  return answer === null ? null : (understood(webhookSchema, answer, 'the webhook').url ?? null) || null;
}

/** Replaces the address of the store. @throws as callPrintful */
export async function setPrintfulWebhook(access: PrintfulAccess, url: string): Promise<void> {
  const body = { url, types: printfulEvents };
  understood(
    webhookSchema,
    await callPrintful(access, { method: 'POST', path: '/webhooks', body }),
    'the webhook',
  );
}
