import { z } from 'zod';
import { countOf, longestEntry } from './entry-text.ts';

/** Forms send CRLF, scripts LF; PostgreSQL text cannot contain NUL. */
const writtenText = z.string().transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', ''));

const clientName = z.string().max(64).catch('');
const count = z.coerce.number().int().min(0).catch(0);

/** The same fields from the form and the script. */
export const autosavedText = z.object({
  id: z.guid(),
  body: writtenText.refine((text) => countOf(text) <= longestEntry),
  isShared: z.coerce.boolean().catch(false),
  /** The version this text is based on; 0: new. */
  version: count,
  /** The writing page and the sequence number of its save. */
  clientId: clientName,
  revision: count,
  previousClientId: clientName,
  previousRevision: count,
});

export type AutosavedText = z.infer<typeof autosavedText>;

export interface StoredText {
  body: string;
  isShared: boolean;
  version: number;
  clientId: string;
  revision: number;
}

/** stale: this page saved something newer since. changed: another page saved, so both texts are shown. */
export type SaveDecision = 'create' | 'write' | 'same' | 'stale' | 'gone' | 'changed';

/** Never overwrites text that the requester has not seen. */
export function decideSave(stored: StoredText | null, requested: AutosavedText): SaveDecision {
  if (!stored) return requested.version === 0 ? 'create' : 'gone';
  if (stored.body === requested.body && stored.isShared === requested.isShared) return 'same';
  if (requested.clientId !== '' && stored.clientId === requested.clientId) {
    return requested.revision > stored.revision ? 'write' : 'stale';
  }
  if (stored.version === requested.version) return 'write';
  const continues =
    requested.previousClientId !== '' &&
    stored.clientId === requested.previousClientId &&
    stored.revision <= requested.previousRevision;
  return continues ? 'write' : 'changed';
}

export interface OtherText {
  body: string;
  isShared: boolean;
  version: number;
  changedAt: Temporal.Instant;
}

export type SavedText =
  | { ok: true; version: number; savedAt: Temporal.Instant }
  | { ok: false; refusal: 'changed'; other: OtherText }
  | { ok: false; refusal: 'gone' | 'not-there' };

/** How one kind of text is stored, within one transaction. */
interface TextStore {
  /** Null: not stored yet. 'not-there': not this person's. */
  lock(): Promise<(StoredText & { changedAt: Temporal.Instant }) | 'not-there' | null>;
  /** False: stored in the meantime. */
  insert(): Promise<boolean>;
  /** Returns the new version. */
  write(): Promise<number>;
}

/** Idempotent; a late save of the same page changes nothing. On a concurrent change both texts are returned. */
export async function saveText(
  requested: AutosavedText,
  now: Temporal.Instant,
  store: TextStore,
): Promise<SavedText> {
  let stored = await store.lock();
  if (!stored && requested.version === 0) {
    if (await store.insert()) return { ok: true, version: 1, savedAt: now };
    stored = await store.lock();
  }
  if (stored === 'not-there') return { ok: false, refusal: 'not-there' };
  switch (decideSave(stored, requested)) {
    case 'write':
      return { ok: true, version: await store.write(), savedAt: now };
    case 'same':
    case 'stale':
      return { ok: true, version: stored?.version ?? 0, savedAt: stored?.changedAt ?? now };
    case 'changed': {
      const { body = '', isShared = false, version = 0, changedAt = now } = stored ?? {};
      return { ok: false, refusal: 'changed', other: { body, isShared, version, changedAt } };
    }
    case 'create':
    case 'gone':
      return { ok: false, refusal: 'gone' };
  }
}
