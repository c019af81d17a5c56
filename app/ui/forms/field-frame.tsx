import type { ReactNode } from 'react';

export interface FieldProps {
  /** Name of the control, and the base of its ids together with `idPrefix`. */
  name: string;
  /** Makes ids unique where a form stands twice on a page. */
  idPrefix: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | null | undefined;
  isRequired?: boolean | undefined;
  /** Beside the label of a field that may stay empty. */
  optionalNote?: string | undefined;
  /** What is written here is being saved or checked. */
  isBusy?: boolean | undefined;
  /** On an answer without scripts: when it is wrong, the reader is led here. The first such control wins. */
  takesFocus?: boolean | undefined;
  /** At the control's lower edge: how much of its room is used. */
  aside?: ReactNode;
}

export interface FieldIds {
  control: string;
  hint: string | null;
  error: string | null;
}

export function fieldIds({ idPrefix, name, hint, error }: FieldProps): FieldIds {
  const control = `${idPrefix}-${name}`;
  return { control, hint: hint ? `${control}-hint` : null, error: error ? `${control}-error` : null };
}

/** Ties a control to its label, hint and error for those who listen. */
export function controlAttributes(props: FieldProps) {
  const ids = fieldIds(props);
  return {
    id: ids.control,
    name: props.name,
    ...(props.isRequired ? { 'aria-required': true } : {}),
    ...(props.error ? { 'aria-invalid': true } : {}),
    ...focusWhenWrong(props),
    ...describedBy(ids),
  };
}

export function focusWhenWrong({ error, takesFocus }: FieldProps): { autoFocus?: true } {
  return error && takesFocus ? { autoFocus: true } : {};
}

export function describedBy(ids: FieldIds): { 'aria-describedby'?: string } {
  const described = [ids.hint, ids.error].filter(Boolean).join(' ');
  return described ? { 'aria-describedby': described } : {};
}

/** Label, hint, control, error, one under the other. */
export function FieldFrame({ children, ...props }: FieldProps & { children: ReactNode }) {
  const ids = fieldIds(props);
  return (
    <div className={props.error ? 'field wrong' : 'field'} aria-busy={props.isBusy || undefined}>
      <label htmlFor={ids.control}>
        <LabelWords {...props} />
      </label>
      <Hint id={ids.hint} text={props.hint} />
      {children}
      {props.aside && <p className="field-aside">{props.aside}</p>}
      <FieldError id={ids.error} text={props.error} />
    </div>
  );
}

export function LabelWords({
  label,
  isRequired,
  optionalNote,
}: Pick<FieldProps, 'label' | 'isRequired' | 'optionalNote'>) {
  return (
    <>
      {label}
      {isRequired && <span aria-hidden="true">{'\u00a0*'}</span>}
      {optionalNote && <em> ({optionalNote})</em>}
    </>
  );
}

export function Hint({ id, text }: { id: string | null; text: string | undefined }) {
  return text ? (
    <p className="hint" id={id ?? undefined}>
      {text}
    </p>
  ) : null;
}

/** A cross by the conductor's pencil, and words that say what to do. */
export function FieldError({ id, text }: { id: string | null; text: string | null | undefined }) {
  return text ? (
    <p className="error" id={id ?? undefined}>
      <span>{text}</span>
    </p>
  ) : null;
}
