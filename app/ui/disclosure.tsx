import type { ReactNode } from 'react';

export interface DisclosureProps {
  summary: ReactNode;
  isOpen?: boolean;
  isQuiet?: boolean;
  /** Disclosures of the same name close each other. */
  name?: string;
  children: ReactNode;
}

/** Native `<details>`: works without a script, and find-in-page opens it. */
export function Disclosure({ summary, isOpen = false, isQuiet = false, name, children }: DisclosureProps) {
  return (
    <details className={isQuiet ? 'disclosure quiet' : 'disclosure'} open={isOpen} name={name}>
      <summary>{summary}</summary>
      <div className="inside">{children}</div>
    </details>
  );
}

export function Disclosures({ children }: { children: ReactNode }) {
  return <div className="disclosures">{children}</div>;
}
