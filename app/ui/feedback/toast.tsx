export interface ToastWords {
  title: string;
  text: string;
  isDestructive?: boolean;
}

/** A control that is wrong, and what it is called. */
export interface WrongField {
  control: string;
  label: string;
}

/** The place where scripts lay toasts; always there, so that what appears in it is read aloud. */
export function ToastRegion({ id, label, closeLabel }: { id?: string; label: string; closeLabel: string }) {
  return (
    <section className="toasts" id={id} aria-label={label} aria-live="polite" data-close-label={closeLabel} />
  );
}

/** The same words on the page itself, where a form was sent without scripts; each wrong field is one press away. */
export function ToastInPlace({
  title,
  text,
  isDestructive = false,
  wrong = [],
}: ToastWords & { wrong?: readonly WrongField[] }) {
  return (
    <div className={isDestructive ? 'toast in-place destructive' : 'toast in-place'} role="alert">
      <strong>{title}</strong>
      <p>{text}</p>
      {wrong.length > 0 && (
        <ul className="error-list">
          {wrong.map(({ control, label }) => (
            <li key={control}>
              <a href={`#${control}`}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
