import type { ReactNode } from 'react';

export interface DialogProps {
  id: string;
  title: string;
  note?: string;
  closeLabel: string;
  isNarrow?: boolean;
  children?: ReactNode;
}

/** Opened by a link with `data-opens={id}`; without scripts the link's page shows the same. */
export function Dialog({ id, title, note, closeLabel, isNarrow = false, children }: DialogProps) {
  return (
    <dialog id={id} className={isNarrow ? 'dialog narrow' : 'dialog'} aria-labelledby={`${id}-title`}>
      <DialogHead id={id} title={title} closeLabel={closeLabel} {...(note ? { note } : {})} />
      {children}
    </dialog>
  );
}

function DialogHead({
  id,
  title,
  note,
  closeLabel,
}: Pick<DialogProps, 'id' | 'title' | 'note' | 'closeLabel'>) {
  return (
    <div className="dialog-head">
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      <form method="dialog">
        <button className="close" type="submit" aria-label={closeLabel}>
          <Cross />
        </button>
      </form>
    </div>
  );
}

export function Cross() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <path d="M2 2l14 14M16 2L2 16" stroke="currentColor" strokeWidth="2" fill="none" />
    </svg>
  );
}
