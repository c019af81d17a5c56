import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  label: string;
  /** Named before it is done: what happens to which thing, and that it cannot be undone. */
  question?: string;
  isOpen?: boolean;
  /** The likeliest thing to do here; nothing is lost by it. */
  isMain?: boolean;
  children: ReactNode;
}

/** What asks once before it is done, or needs a few words first: a disclosure, so it works without scripts. */
export function ConfirmDialog({ label, question, isOpen, isMain, children }: ConfirmDialogProps) {
  return (
    <details className="second-thought" open={isOpen}>
      <summary className={isMain ? 'button compact' : 'button ghost plain compact'}>{label}</summary>
      <div className={isMain ? 'notice' : 'notice wrong'}>
        {question && <p>{question}</p>}
        {children}
      </div>
    </details>
  );
}
