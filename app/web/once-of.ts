import { createHash } from 'node:crypto';
import { formKeyField } from './form-key.tsx';

/** What tells one form on one page from all others. */
export const newFormKey = (): string => crypto.randomUUID();

/**
 * By what a form sent twice is known again: its own key and all that was typed, so that somebody who goes back and types
 * something else makes something else. Null: a form without a key, or with one that nobody made here.
 */
export function onceOf(form: FormData): string | null {
  const key = form.get(formKeyField);
  if (typeof key !== 'string' || !/^[0-9a-f-]{36}$/.test(key)) return null;
  const typed = [...form].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size],
  ]);
  return createHash('sha256').update(JSON.stringify(typed)).digest('base64url');
}
