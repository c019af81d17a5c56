import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyDrawingName } from './empty-drawing.tsx';

export interface EmptyStateProps {
  title: string;
  headingLevel?: 2 | 3;
  /** What will appear here, and how. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Instead of the rest of many bars. */
  drawing?: EmptyDrawingName;
}

export function EmptyState({ title, headingLevel = 2, children, actions, drawing }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  if (drawing) {
    return (
      <div className="empty-state drawn">
        <EmptyDrawing name={drawing} />
        <div>
          <Heading>{title}</Heading>
          {children}
          {actions && <div className="actions">{actions}</div>}
        </div>
      </div>
    );
  }
  return (
    <div className="empty-state">
      <div className="rest" />
      <Heading>{title}</Heading>
      {children}
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}
