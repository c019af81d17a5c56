import type { ReactNode } from 'react';

export interface AlertProps {
  /** note: information; sunlit: success; wrong: error. */
  variant?: 'note' | 'sunlit' | 'wrong';
  title?: string;
  headingLevel?: 2 | 3 | 4;
  /** Appears after an action, as a live region. */
  isNews?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}

export function Alert({ variant = 'note', title, headingLevel = 2, isNews, children, actions }: AlertProps) {
  const Heading = `h${headingLevel}` as const;
  const role = variant === 'wrong' ? 'alert' : 'status';
  return (
    <div className={variant === 'note' ? 'notice' : `notice ${variant}`} role={isNews ? role : undefined}>
      {title && <Heading>{title}</Heading>}
      {children}
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}

/** Lists errors above a form, each a link to its field. */
export function ErrorSummary({
  title,
  errors,
  headingLevel = 2,
  children,
}: {
  title: string;
  errors: ReadonlyArray<{ control: string; label: string }>;
  headingLevel?: 2 | 3;
  /** Errors that belong to no field. */
  children?: ReactNode;
}) {
  return (
    <Alert variant="wrong" title={title} headingLevel={headingLevel} isNews>
      {errors.length > 0 && (
        <ul className="error-list">
          {errors.map(({ control, label }) => (
            <li key={control}>
              <a className="text-link" href={`#${control}`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Alert>
  );
}
