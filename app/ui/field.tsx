import type { InputHTMLAttributes, ReactNode } from 'react';

interface Common {
  /** Name of the control, and the base of its ids together with `idPrefix`. */
  name: string;
  /** Makes ids unique where a form stands twice on a page. */
  idPrefix: string;
  label: ReactNode;
  hint?: string;
  error?: string | null;
  isRequired?: boolean;
  /** Beside the label of a field that may stay empty. */
  optionalNote?: string;
}

type TextFieldProps = Common &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'defaultValue' | 'maxLength'
  >;

/** One line of text with its label, hint and error, tied together for those who listen. */
export function TextField({
  name,
  idPrefix,
  label,
  hint,
  error,
  isRequired,
  optionalNote,
  ...input
}: TextFieldProps) {
  const ids = idsOf(idPrefix, name, hint, error);
  return (
    <Frame {...{ ids, label, hint, error, isRequired, optionalNote }}>
      <input className="input" {...controlAttributes(name, ids, error, isRequired)} {...input} />
    </Frame>
  );
}

/** Several lines, on ruled paper. */
export function TextArea({
  name,
  idPrefix,
  label,
  hint,
  error,
  isRequired,
  optionalNote,
  ...input
}: Common & { placeholder?: string; defaultValue?: string; maxLength?: number }) {
  const ids = idsOf(idPrefix, name, hint, error);
  return (
    <Frame {...{ ids, label, hint, error, isRequired, optionalNote }}>
      <textarea className="input" rows={5} {...controlAttributes(name, ids, error, isRequired)} {...input} />
    </Frame>
  );
}

interface Ids {
  control: string;
  hint: string | null;
  error: string | null;
}

function idsOf(prefix: string, name: string, hint?: string, error?: string | null): Ids {
  const control = `${prefix}-${name}`;
  return { control, hint: hint ? `${control}-hint` : null, error: error ? `${control}-error` : null };
}

function controlAttributes(name: string, ids: Ids, error: string | null | undefined, isRequired?: boolean) {
  const described = [ids.hint, ids.error].filter(Boolean).join(' ');
  return {
    id: ids.control,
    name,
    ...(isRequired ? { 'aria-required': true } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
  };
}

function Frame({
  ids,
  label,
  hint,
  error,
  isRequired,
  optionalNote,
  children,
}: Pick<Common, 'label' | 'hint' | 'error' | 'isRequired' | 'optionalNote'> & {
  ids: Ids;
  children: ReactNode;
}) {
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label htmlFor={ids.control}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
        {optionalNote && <em> ({optionalNote})</em>}
      </label>
      {hint && (
        <p className="hint" id={ids.hint ?? undefined}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className="error" id={ids.error ?? undefined}>
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
