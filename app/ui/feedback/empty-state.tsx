import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  headingLevel?: 2 | 3;
  /** What will appear here, and how. */
  children?: ReactNode;
  actions?: ReactNode;
}

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
