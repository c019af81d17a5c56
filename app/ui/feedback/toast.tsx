export interface ToastWords {
  title: string;
  text: string;
  isDestructive?: boolean;
}

export interface WrongField {
  control: string;
  label: string;
}

/** Always rendered, because live regions announce later changes only. */
export function ToastRegion({ id, label, closeLabel }: { id?: string; label: string; closeLabel: string }) {
  return (
    <section className="toasts" id={id} aria-label={label} aria-live="polite" data-close-label={closeLabel} />
  );
}

/** The same toast rendered by the server; each invalid field is a link. */
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
