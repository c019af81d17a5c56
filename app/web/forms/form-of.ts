import { isChecked, textOf } from './read-form.ts';

/** The values of an ordinary form by the names of its fields: what an empty one has, and what was sent. */
export type FormValues = Readonly<Record<string, string | boolean>>;

export interface FormState<Typed> {
  typed: Typed;
  errors: Partial<Record<keyof Typed, string>>;
}

type FieldValue<Value> = Value extends boolean ? { isChecked: Value } : { defaultValue: Value };

/** An ordinary form, known from an empty one: what was sent, and the name, label, value and error of each field. */
export function formOf<Typed extends FormValues>(idPrefix: string, empty: Typed) {
  return {
    empty,
    read(form: FormData): Typed {
      const sent = (name: string, value: string | boolean) =>
        typeof value === 'boolean' ? isChecked(form, name) : textOf(form, name);
      return Object.fromEntries(
        Object.entries(empty).map(([name, value]) => [name, sent(name, value)]),
      ) as Typed;
    },
    fields:
      ({ typed, errors }: FormState<Typed>, labels: Readonly<Record<keyof Typed, string>>) =>
      <Name extends keyof Typed & string>(name: Name) => {
        const value = typed[name];
        const filled = typeof value === 'boolean' ? { isChecked: value } : { defaultValue: value };
        const field = { name, idPrefix, label: labels[name], error: errors[name] ?? null, takesFocus: true };
        return { ...field, ...(filled as FieldValue<Typed[Name]>) };
      },
  };
}
