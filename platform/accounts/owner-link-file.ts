import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const leftLinkSchema = z.object({
  /** Never the token itself. */
  tokenHash: z.string().regex(/^[\w-]{43}$/),
  expiresAt: z.iso.datetime().transform((text) => Temporal.Instant.from(text)),
});

export type LeftLink = z.infer<typeof leftLinkSchema>;

/**
 * Leaves a set-up link for the process that has the embedded database open, since a second one may not open it.
 * Whoever can write into the data directory could change the database anyway. Replaces one that was left before.
 */
export function leaveLink(dataDir: string, { tokenHash, expiresAt }: LeftLink): void {
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${fileIn(dataDir)}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ tokenHash, expiresAt: expiresAt.toString() }), { mode: 0o600 });
  renameSync(unfinished, fileIn(dataDir));
}

/** Takes the link that was left, if there is one; a file that is none is thrown away. */
export function takeLeftLink(dataDir: string): LeftLink | null {
  try {
    const left = leftLinkSchema.safeParse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
    return left.success ? left.data : null;
  } catch {
    return null;
  } finally {
    rmSync(fileIn(dataDir), { force: true });
  }
}

function fileIn(dataDir: string): string {
  return `${dataDir}/owner-link.json`;
}
