import type { BodyKind } from '#app/web/bodies/body-budget.ts';
import { isChunk, isEmbedPath, isInboundEmailPath, isWebhookPath } from '../path-kinds.ts';

const kilobyte = 1024;

export function bodyLimit(path: string, contentType: string | null): number {
  if (path.startsWith('/storage/')) return 10_600 * kilobyte;
  // One upload chunk (studio/teaching/learning/files/lesson-file.ts).
  if (isChunk(path, 'PUT')) return 8_192 * kilobyte;
  // An email of 25 MB with its encoding (read-delivered-email.ts).
  if (isInboundEmailPath(path)) return 30_000 * kilobyte;
  if (isWebhookPath(path)) return 256 * kilobyte;
  if (isEmbedPath(path)) return 100 * kilobyte;
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(contentType ?? '');
  return isForm ? 1_000 * kilobyte : 100 * kilobyte;
}

const mostOfForm = 64 * kilobyte;

/** Of a body that the shell reads. Null: its length is unknown. */
export function bodyKind(path: string, length: number | null): BodyKind {
  if (isInboundEmailPath(path)) return 'emails';
  if (isWebhookPath(path)) return 'webhooks';
  return length !== null && length <= mostOfForm ? 'forms' : 'longForms';
}
