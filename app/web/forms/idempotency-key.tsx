export const idempotencyKeyField = 'form-key';

/** The value comes from the loader, because hydration requires the server's markup. */
export function IdempotencyKey({ value }: { value: string }) {
  return <input type="hidden" name={idempotencyKeyField} value={value} />;
}
