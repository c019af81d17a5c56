import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  headingLevel?: 2 | 3;
  /** What will stand here, and what brings it about. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** A place where something will stand: says what, and how it gets there. */
export function EmptyState({ title, headingLevel = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty-state">
      <div className="rest" />
      <Heading>{title}</Heading>
      {children}
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}
