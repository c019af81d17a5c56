import { createHash } from 'node:crypto';
import { idempotencyKeyField } from './idempotency-key.tsx';

/** What tells one form on one page from all others. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/**
 * By what a form sent twice is known again: its own key and all that was typed, so that somebody who goes back and types
 * something else makes something else; so does another file (`bytes`, where they are read apart from the form). Null: a
 * form without a key, or with one that nobody made here.
 */
export function withIdempotency(form: FormData, bytes?: Uint8Array): string | null {
  if (!isIdempotencyKey(form.get(idempotencyKeyField))) return null;
  const typed = [...form].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size],
  ]);
  return hashOf(bytes ? [...typed, createHash('sha256').update(bytes).digest('base64url')] : typed);
}

/** The same for a form that our script has sent as JSON, with its key beside what was typed. */
export function withJsonIdempotency(body: Readonly<Record<string, unknown>>): string | null {
  return isIdempotencyKey(body[idempotencyKeyField]) ? hashOf(body) : null;
}

function isIdempotencyKey(key: unknown): boolean {
  return typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key);
}

function hashOf(typed: unknown): string {
  return createHash('sha256').update(JSON.stringify(typed)).digest('base64url');
}
