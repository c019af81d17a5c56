/** The field that no form uses for anything else. */
export const idempotencyKeyField = 'form-key';

/**
 * Put into a form that makes something: pressed twice, it makes one thing (studio/shared/idempotency-keys.store.ts). Its value
 * comes from the loader, because a hydrated page must print the same as the server did.
 */
export function IdempotencyKey({ value }: { value: string }) {
  return <input type="hidden" name={idempotencyKeyField} value={value} />;
}
