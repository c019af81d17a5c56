import type { ReactNode } from 'react';

/** plain: a category; ink, sun: emphasis; quiet: past or inactive; others: a status with an icon. */
export type BadgeVariant = 'plain' | 'ink' | 'sun' | 'quiet' | 'done' | 'waiting' | 'wrong';

/** The text carries the whole meaning; the look is redundant. */
export function Badge({ variant = 'plain', children }: { variant?: BadgeVariant; children: ReactNode }) {
  return <span className={variant === 'plain' ? 'badge' : `badge ${variant}`}>{children}</span>;
}

export function DraftBadge({ children }: { children: ReactNode }) {
  return <span className="sample-mark">{children}</span>;
}
