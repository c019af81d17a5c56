import { z } from 'zod';
import { countOf, longestEntry } from './entry-text.ts';

/** Forms send CRLF, scripts LF; PostgreSQL text cannot contain NUL. */
const writtenText = z.string().transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', ''));

const clientName = z.string().max(64).catch('');
const count = z.coerce.number().int().min(0).catch(0);

/** The same fields from the form and the script. */
export const entryInput = z.object({
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

export type EntryInput = z.infer<typeof entryInput>;

export interface StoredEntry {
  body: string;
  isShared: boolean;
  version: number;
  clientId: string;
  revision: number;
}

/** stale: this page saved something newer since. changed: another page saved, so both texts are shown. */
export type SaveDecision = 'create' | 'write' | 'same' | 'stale' | 'gone' | 'changed';

/** Never overwrites text that the requester has not seen. */
export function decideSave(stored: StoredEntry | null, requested: EntryInput): SaveDecision {
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
