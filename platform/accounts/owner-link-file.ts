import {
  chownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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
  // Written by root for a studio of another user, who alone may read it.
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(dataDir);
    chownSync(unfinished, uid, gid);
  }
  renameSync(unfinished, fileIn(dataDir));
}

/** A file that another user has put there is ignored: it would make that user the owner of the studio. */
export function readLinkFile(dataDir: string, uid = process.getuid?.()): LinkFile | null {
  try {
    const found = lstatSync(fileIn(dataDir));
    if (!found.isFile() || (uid !== undefined && found.uid !== uid)) return null;
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
