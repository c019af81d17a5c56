import type { FieldSpec, Values } from './field.ts';
import type { FieldReader } from './read-fields.ts';

/** A field whose value is stored under its own name. `from` and `to`: of a number, or the longest text. */
export interface PlainField extends FieldSpec {
  from?: number;
  to?: number;
}

const inForm = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'boolean' ? (value ? 'yes' : '') : String(value);
};

export function showFields(fields: readonly PlainField[], stored: object) {
  const values = new Map(Object.entries(stored));
  return {
    fields: fields.map(({ from, to, ...field }): FieldSpec => field),
    values: Object.fromEntries(fields.map(({ name }) => [name, inForm(values.get(name))])) as Values,
  };
}

export function parseFields(fields: readonly PlainField[], read: FieldReader): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, parseField(field, read)]));
}

function parseField({ name, variant, isRequired, options, from = 0, to }: PlainField, read: FieldReader) {
  switch (variant) {
    case 'number':
      return read.whole(name, from, to ?? 0);
    case 'check':
      return read.yes(name);
    case 'lines':
    case 'url':
      return read[variant](name);
    case 'email':
      return read.email(name, isRequired ?? false);
    case 'choice':
      return read.oneOf(name, options as [string, ...string[]]);
    default:
      return read.text(name, { isRequired, to });
  }
}
