import type { ReactNode } from 'react';

export interface DisclosureProps {
  summary: ReactNode;
  isOpen?: boolean;
  /** Those of one name close each other. */
  name?: string;
  children: ReactNode;
}

/** Opens and closes without a script, and is found by the browser's own search while closed. */
export function Disclosure({ summary, isOpen = false, name, children }: DisclosureProps) {
  return (
    <details className="disclosure" open={isOpen} name={name}>
      <summary>{summary}</summary>
      <div className="inside">{children}</div>
    </details>
  );
}

/** Several, one under the other. */
export function Disclosures({ children }: { children: ReactNode }) {
  return <div className="disclosures">{children}</div>;
}
