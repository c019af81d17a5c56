import type { WidgetWords } from '../widget.messages.ts';
import type { FormError } from './model.ts';

/** Client-side validation; the server repeats it and checks more. Null: valid. */
export function checkValues(
  values: { name: string; email: string; slotStart: string },
  words: Pick<WidgetWords, 'missing'>,
): FormError | null {
  const fields = (['name', 'email', 'slotStart'] as const).filter((field) => values[field].trim() === '');
  return fields.length > 0 ? { message: words.missing, fields } : null;
}

export function fieldError(
  {
    error,
    words,
  }: {
    error: FormError | null;
    words: Pick<WidgetWords, 'missingName' | 'missingEmail' | 'badEmail' | 'missingSlot'>;
  },
  field: FormError['fields'][number],
  value: string,
): string | null {
  if (!error?.fields.includes(field)) return null;
  if (field === 'name') return words.missingName;
  if (field === 'slotStart') return words.missingSlot;
  return value.trim() === '' ? words.missingEmail : words.badEmail;
}
