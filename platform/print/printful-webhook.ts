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

const webhookSchema = z.object({ url: z.string().nullish(), types: z.array(z.string()).nullish() });

export interface PrintfulWebhook {
  url: string;
  types: readonly string[];
}

/** Where the store sends its events; null: nowhere. @throws as callPrintful */
export async function printfulWebhook(access: PrintfulAccess): Promise<PrintfulWebhook | null> {
  const answer = await callPrintful(access, { method: 'GET', path: '/webhooks' });
  if (answer === null) return null;
  const { url, types } = understood(webhookSchema, answer, 'the webhook');
  return url ? { url, types: types ?? [] } : null;
}

/** Replaces the address of the store; null: there is none afterwards. @throws as callPrintful */
export async function setPrintfulWebhook(
  access: PrintfulAccess,
  webhook: PrintfulWebhook | null,
): Promise<void> {
  if (webhook === null) {
    await callPrintful(access, { method: 'DELETE', path: '/webhooks' });
    return;
  }
  const body = { url: webhook.url, types: webhook.types };
  understood(
    webhookSchema,
    await callPrintful(access, { method: 'POST', path: '/webhooks', body }),
    'the webhook',
  );
}
