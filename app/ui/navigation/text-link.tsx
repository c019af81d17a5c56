import type { ReactNode } from 'react';

export interface TextLinkProps {
  children: ReactNode;
  /** Absent: a disabled link. */
  href?: string;
  /** Announced where the link opens a new tab; marks it as external. */
  newTabNote?: string;
  /** Direction of the arrow. */
  leads?: 'on' | 'back';
}

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
