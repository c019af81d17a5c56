import type { ReactNode } from 'react';

/** plain: a category; ink, sun: emphasis; quiet: past or inactive; others: a status with an icon. */
export type BadgeLook = 'plain' | 'ink' | 'sun' | 'quiet' | 'done' | 'waiting' | 'wrong';

/** The text carries the whole meaning; the look is redundant. */
export function Badge({ look = 'plain', children }: { look?: BadgeLook; children: ReactNode }) {
  return <span className={look === 'plain' ? 'badge' : `badge ${look}`}>{children}</span>;
}

/** Marks sample content. */
export function DraftBadge({ children }: { children: ReactNode }) {
  return <span className="sample-mark">{children}</span>;
}
