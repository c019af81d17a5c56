import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const linkFileSchema = z.object({
  /** Never the token itself. */
  tokenHash: z.string().regex(/^[\w-]{43}$/),
  expiresAt: z.iso.datetime().transform((text) => Temporal.Instant.from(text)),
});

export type LinkFile = z.infer<typeof linkFileSchema>;

/**
 * Leaves a set-up link for the process that has the embedded database open, since a second one may not open it.
 * Whoever can write into the data directory could change the database anyway. Replaces one that was left before.
 */
export function writeLinkFile(dataDir: string, { tokenHash, expiresAt }: LinkFile): void {
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${fileIn(dataDir)}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ tokenHash, expiresAt: expiresAt.toString() }), { mode: 0o600 });
  renameSync(unfinished, fileIn(dataDir));
}

/** Takes the link that was left, if there is one; a file that is none is thrown away. */
export function readLinkFile(dataDir: string): LinkFile | null {
  try {
    const left = linkFileSchema.safeParse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
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
