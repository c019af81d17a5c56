import { z } from 'zod';
import { countOf, longestEntry } from './entry-text.ts';

/** Forms send CRLF, scripts LF; PostgreSQL text cannot contain NUL. */
const writtenText = z.string().transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', ''));

const clientId = z.string().max(64).catch('');
const count = z.coerce.number().int().min(0).catch(0);

/** The same fields from the form and the script. */
export const entryInput = z.object({
  id: z.guid(),
  body: writtenText.refine((text) => countOf(text) <= longestEntry),
  isShared: z.coerce.boolean().catch(false),
  /** The version this text is based on; 0: new. */
  version: count,
  /** The writing page and the sequence number of its save. */
  writer: clientId,
  stroke: count,
  formerWriter: clientId,
  formerStroke: count,
});

export type EntryInput = z.infer<typeof entryInput>;

export interface StoredEntry {
  body: string;
  isShared: boolean;
  version: number;
  writer: string;
  stroke: number;
}

/** late: this page saved something newer since. changed: another page did, so both texts are kept. */
export type SaveDecision = 'create' | 'write' | 'same' | 'late' | 'gone' | 'changed';

/** Never overwrites text that the requester has not seen. */
export function decideSave(stored: StoredEntry | null, asked: EntryInput): SaveDecision {
  if (!stored) return asked.version === 0 ? 'create' : 'gone';
  if (stored.body === asked.body && stored.isShared === asked.isShared) return 'same';
  if (asked.writer !== '' && stored.writer === asked.writer) {
    return asked.stroke > stored.stroke ? 'write' : 'late';
  }
  if (stored.version === asked.version) return 'write';
  const wentOn =
    asked.formerWriter !== '' && stored.writer === asked.formerWriter && stored.stroke <= asked.formerStroke;
  return wentOn ? 'write' : 'changed';
}
