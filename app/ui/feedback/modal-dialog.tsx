import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Cross } from './dialog.tsx';

export interface ModalDialogProps {
  title: string;
  note?: string;
  closeLabel: string;
  isNarrow?: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children?: ReactNode;
  /** Sticky at the lower edge. */
  actions?: ReactNode;
}

/** A dialog with React state, for hydrated pages. */
export function ModalDialog(props: ModalDialogProps) {
  const { title, note, closeLabel, isNarrow, isOpen, onOpenChange, children, actions } = props;
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className={isNarrow ? 'dialog over narrow' : 'dialog over'}>
          <div className="dialog-head">
            <div>
              <Dialog.Title>{title}</Dialog.Title>
              {note && <Dialog.Description>{note}</Dialog.Description>}
            </div>
            <Dialog.Close className="close" aria-label={closeLabel}>
              <Cross />
            </Dialog.Close>
          </div>
          {children && <div className="dialog-body">{children}</div>}
          {actions && (
            <div className="dialog-actions">
              <div className="row">{actions}</div>
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
