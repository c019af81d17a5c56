import type { Ref } from 'react';
import { Cross } from '#app/ui/feedback/dialog.tsx';

/** Takes the focus when the screen changes, so that screen readers announce it. */
export function WidgetHead({
  title,
  note,
  headRef,
  closeLabel,
  onClose,
}: {
  title: string;
  note?: string | undefined;
  headRef: Ref<HTMLHeadingElement>;
  closeLabel: string;
  /** In the dialog only. */
  onClose?: (() => void) | undefined;
}) {
  return (
    <div className="dialog-head">
      <div>
        <h2 ref={headRef} tabIndex={-1}>
          {title}
        </h2>
        {note && <p>{note}</p>}
      </div>
      {onClose && (
        <button className="close" type="button" aria-label={closeLabel} onClick={onClose}>
          <Cross />
        </button>
      )}
    </div>
  );
}
