import type { ReactNode } from 'react';

export interface AlertProps {
  /** note: good to know; sunlit: it worked; wrong: it did not, and what to do. */
  look?: 'note' | 'sunlit' | 'wrong';
  title?: string;
  /** Level of its heading in the page's order. */
  headingLevel?: 2 | 3 | 4;
  /** Appears after something was done, and is read aloud then. */
  isNews?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A word to the reader, on the page and not above it. */
export function Alert({ look = 'note', title, headingLevel = 2, isNews, children, actions }: AlertProps) {
  const Heading = `h${headingLevel}` as const;
  const role = look === 'wrong' ? 'alert' : 'status';
  return (
    <div className={look === 'note' ? 'notice' : `notice ${look}`} role={isNews ? role : undefined}>
      {title && <Heading>{title}</Heading>}
      {children}
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}

/** Above a form that was refused: what is missing, each a link to its field. */
export function ErrorSummary({
  title,
  errors,
  headingLevel = 2,
  children,
}: {
  title: string;
  errors: ReadonlyArray<{ control: string; label: string }>;
  headingLevel?: 2 | 3;
  /** What no field is at fault for. */
  children?: ReactNode;
}) {
  return (
    <Alert look="wrong" title={title} headingLevel={headingLevel} isNews>
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
