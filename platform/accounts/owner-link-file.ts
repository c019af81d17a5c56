import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const linkFileSchema = z.object({
  /** SHA-256 of the token, never the token. */
  tokenHash: z.string().regex(/^[\w-]{43}$/),
  expiresAt: z.iso.datetime().transform((text) => Temporal.Instant.from(text)),
});

export type LinkFile = z.infer<typeof linkFileSchema>;

/** Writes a set-up link for the process that has the embedded database open; only one process may open it. */
export function writeLinkFile(dataDir: string, { tokenHash, expiresAt }: LinkFile): void {
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${fileIn(dataDir)}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ tokenHash, expiresAt: expiresAt.toString() }), { mode: 0o600 });
  renameSync(unfinished, fileIn(dataDir));
}

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
