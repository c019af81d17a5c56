import { Capacity } from '#platform/overload/capacity.ts';
import { isEmbedPath, isSecretPath, isUploadPath, isWebhookPath, isWirePath } from '../path-kinds.ts';

/** 'payments' also holds the pages to which a payment provider returns people. */
export type Lane = 'pages' | 'calls' | 'payments';

export type Lanes = Readonly<Record<Lane, Capacity>>;

/** Pages are refused soon, so that the rest of the server stays quick; what people have typed or paid waits longer. */
export function openLanes(): Lanes {
  const patient = { running: 32, waiting: 512, maxWait: 15_000 };
  return {
    pages: new Capacity({ running: 16, waiting: 64, maxWait: 5_000 }),
    calls: new Capacity(patient),
    payments: new Capacity(patient),
  };
}

const paymentCall = /^\/functions\/(?:v1\/)?create-payment$/;

/** Null: without a limit. Uploads last as long as the client's connection takes. */
export function laneOf(method: string, path: string): Lane | null {
  const isRead = method === 'GET' || method === 'HEAD';
  if (isWebhookPath(path) || paymentCall.test(path) || isSecretPath(path)) return 'payments';
  if (!isRead && isUploadPath(path)) return null;
  return isRead && !isWirePath(path) && !isEmbedPath(path) ? 'pages' : 'calls';
}
