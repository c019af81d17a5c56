const emailAddress = /^[^@]+@[^@.]+\.[^@]+$/;

/**
 * Each letter and its marks as one character (Unicode NFC), whatever the machine it comes from. An email address stays
 * as it is, because it names a mailbox.
 */
export function composed(text: string): string {
  const whole = text.normalize('NFC');
  if (whole === text || !text.includes('@')) return whole;
  const parts = text.split(/([\s<>,;:()"]+)/);
  return parts.map((part) => (emailAddress.test(part) ? part : part.normalize('NFC'))).join('');
}

/** Every text in a value as JSON has it; names of properties stay. */
export function composedValues<T>(value: T): T;
export function composedValues(value: unknown): unknown {
  if (typeof value === 'string') return composed(value);
  if (Array.isArray(value)) return value.map(composedValues);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, composedValues(inner)]));
}
