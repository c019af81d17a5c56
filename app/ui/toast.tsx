export interface ToastWords {
  title: string;
  text: string;
  isDestructive?: boolean;
}

/** The place where scripts lay toasts; always there, so that what appears in it is read aloud. */
export function ToastRegion({ id, label, closeLabel }: { id?: string; label: string; closeLabel: string }) {
  return (
    <section className="toasts" id={id} aria-label={label} aria-live="polite" data-close-label={closeLabel} />
  );
}

/** The same words on the page itself, where a form was sent without scripts. */
export function ToastInPlace({ title, text, isDestructive = false }: ToastWords) {
  return (
    <div className={isDestructive ? 'toast in-place destructive' : 'toast in-place'} role="alert">
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  );
}
