import { createHash } from 'node:crypto';
import { idempotencyKeyField } from './idempotency-key.tsx';

export const newIdempotencyKey = (): string => crypto.randomUUID();

/** Hash of key and content: the same key with other input is a new request. Null without a valid key. */
export function withIdempotency(form: FormData, bytes?: Uint8Array): string | null {
  if (!isIdempotencyKey(form.get(idempotencyKeyField))) return null;
  const typed = [...form].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size],
  ]);
  return hashOf(bytes ? [...typed, createHash('sha256').update(bytes).digest('base64url')] : typed);
}

export function withJsonIdempotency(body: Readonly<Record<string, unknown>>): string | null {
  return isIdempotencyKey(body[idempotencyKeyField]) ? hashOf(body) : null;
}

function isIdempotencyKey(key: unknown): boolean {
  return typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key);
}

function hashOf(typed: unknown): string {
  return createHash('sha256').update(JSON.stringify(typed)).digest('base64url');
}
