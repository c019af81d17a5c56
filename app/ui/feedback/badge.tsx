import type { ReactNode } from 'react';

/** plain: a kind; ink, sun: stands out; quiet: over or off; done, waiting, wrong: how it stands, with its own mark. */
export type BadgeLook = 'plain' | 'ink' | 'sun' | 'quiet' | 'done' | 'waiting' | 'wrong';

/** A word or two about the thing beside it. Its words say everything; the look only repeats them. */
export function Badge({ look = 'plain', children }: { look?: BadgeLook; children: ReactNode }) {
  return <span className={look === 'plain' ? 'badge' : `badge ${look}`}>{children}</span>;
}

/** What is only an example: circled, as one circles a word on a draft. */
export function DraftBadge({ children }: { children: ReactNode }) {
  return <span className="sample-mark">{children}</span>;
}
