import type { ReactNode } from 'react';

export interface TextLinkProps {
  children: ReactNode;
  /** Absent: the place exists but cannot be gone to now. */
  href?: string;
  /** Read aloud after the words where the link opens a new tab; marks it as leading elsewhere. */
  newTabNote?: string;
  /** Ends with a hairpin: forward, or back to where this belongs. */
  leads?: 'on' | 'back';
}

/** Words that lead somewhere, underlined by the sun. */
export function TextLink({ children, href, newTabNote, leads }: TextLinkProps) {
  const className = ['text-link', leads ?? '', newTabNote ? 'outside' : ''].filter(Boolean).join(' ');
  if (!href) return <span className={`${className} off`}>{children}</span>;
  return (
    <a className={className} href={href} {...(newTabNote ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
      {newTabNote && <span className="unseen"> {newTabNote}</span>}
    </a>
  );
}
