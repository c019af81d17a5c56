import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  label: string;
  /** The question names the item and says that the action is irreversible. */
  question?: string;
  isOpen?: boolean;
  /** The most likely action; not destructive. */
  isMain?: boolean;
  /** Neither moves money nor deletes. */
  isHarmless?: boolean;
  children: ReactNode;
}

/** A native disclosure with a confirmation or a short form; works without scripts. */
export function ConfirmDialog({ label, question, isOpen, isMain, isHarmless, children }: ConfirmDialogProps) {
  return (
    <details className="confirm-step" open={isOpen}>
      <summary className={isMain ? 'button compact' : 'button ghost plain compact'}>{label}</summary>
      <div className={isMain || isHarmless ? 'notice' : 'notice wrong'}>
        {question && <p>{question}</p>}
        {children}
      </div>
    </details>
  );
}
