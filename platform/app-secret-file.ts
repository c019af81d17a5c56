import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { syncPath } from './db/embedded/syncing-file-system.ts';

export const secretBytes = 32;

export function secretPath(dataDir: string): string {
  return join(dataDir, 'secret');
}

/** Null: there is none. Throws an operator's message when it is damaged. */
export function readSecretFile(dataDir: string): Uint8Array | null {
  const path = secretPath(dataDir);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.length === secretBytes) return key;
  throw new Error(
    `${path} is damaged: it is not a secret of ${secretBytes} bytes. Put its copy back, or set APP_SECRET.`,
  );
}

/** Completely or not at all; one that is there already stays. Throws where the folder cannot be written to. */
export function createSecretFile(dataDir: string, key: Uint8Array): void {
  const path = secretPath(dataDir);
  const draft = `${path}.${randomUUID()}`;
  try {
    const handle = openSync(draft, 'wx', 0o600);
    try {
      writeSync(handle, `${Buffer.from(key).toString('base64url')}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  syncPath(dataDir);
}
