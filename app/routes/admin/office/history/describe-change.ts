import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Changes } from '#studio/shared/records/audit-changes.ts';
import { changeHistoryMessages } from './history.messages.ts';

/** A field as it is read: `read` is null where values are not named. */
export interface DescribedField {
  label: string;
  read: ((value: unknown) => string | boolean) | null;
}

const longest = 80;

/** One line per field: 'Notice (hours): from 24 to 48'. */
export function describeChanges(
  { changes, from }: { changes: Changes; from: Temporal.Instant | null },
  fieldOf: (name: string) => DescribedField | null,
  language: Language,
): string[] {
  const words = changeHistoryMessages[language];
  const lines = Object.entries(changes).flatMap(([name, values]) => {
    const field = fieldOf(name);
    return field ? [describeField(field, values, language)] : [];
  });
  const begins = from && lines.length > 0 ? [words.from(formats[language].shortDay(from))] : [];
  return [...lines, ...begins];
}

function describeField(
  { label, read }: DescribedField,
  values: readonly [unknown, unknown] | null,
  language: Language,
): string {
  const words = changeHistoryMessages[language];
  if (!values || !read) return words.unnamed(label);
  const [from, to] = [read(values[0]), read(values[1])];
  if (typeof from === 'boolean' || typeof to === 'boolean') return words.turned[to ? 'on' : 'off'](label);
  if (Math.max(from.length, to.length) > longest) return words.unnamed(label);
  if (from === '') return words.added(label, to);
  return to === '' ? words.removed(label, from) : words.changed(label, from, to);
}

/** Hours as the English form has them: '09:00–12:00'. */
export const hoursIn = (language: Language) => (value: unknown) =>
  language === 'da' ? String(value ?? '').replaceAll(':', '.') : String(value ?? '');
