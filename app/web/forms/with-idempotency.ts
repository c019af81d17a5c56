import { requestHash } from '#studio/shared/request-hash.ts';
import { idempotencyKeyField } from './idempotency-key.tsx';

export const newIdempotencyKey = (): string => crypto.randomUUID();

/** Hash of key and content: the same key with other input is a new request. Null without a valid key. */
export function withIdempotency(form: FormData, bytes?: Uint8Array): string | null {
  if (!isIdempotencyKey(form.get(idempotencyKeyField))) return null;
  const typed = [...form].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size],
  ]);
  return requestHash('form', { typed, bytes });
}

export function withJsonIdempotency(body: Readonly<Record<string, unknown>>): string | null {
  return isIdempotencyKey(body[idempotencyKeyField]) ? requestHash('call', body) : null;
}

function isIdempotencyKey(key: unknown): boolean {
  return typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key);
}
