import { z } from 'zod';
import { countOf, longestEntry } from './entry-text.ts';

/** A form without scripts sends CRLF, a script LF; U+0000 no column can keep. One text is one text. */
const writtenText = z.string().transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', ''));

const clientId = z.string().max(64).catch('');
const count = z.coerce.number().int().min(0).catch(0);

/** What an open page sends to have an entry saved: the form's fields and the script's are the same. */
export const entryInput = z.object({
  id: z.guid(),
  body: writtenText.refine((text) => countOf(text) <= longestEntry),
  // A box that is not ticked is not sent.
  isShared: z.coerce.boolean().catch(false),
  /** The version that this text was made from; 0: it is new. */
  version: count,
  /** Which open page writes, and the how-manieth save of it this is. */
  writer: clientId,
  stroke: count,
  /** A page that was open before, whose unsent words this page took over from the device, and how far it had come. */
  formerWriter: clientId,
  formerStroke: count,
});

export type EntryInput = z.infer<typeof entryInput>;

/** An entry as the database has it, as far as saving matters. */
export interface StoredEntry {
  body: string;
  isShared: boolean;
  version: number;
  writer: string;
  stroke: number;
}

/**
 * write: the text is newer than what is there. same: it is there already (an answer was lost, and the page asks again).
 * late: the same page has saved something newer since. gone: the entry was deleted. changed: another page wrote in
 * between, so both texts must be kept.
 */
export type SaveDecision = 'create' | 'write' | 'same' | 'late' | 'gone' | 'changed';

/** What a save may do to what is there. Total: nothing typed is ever overwritten by somebody who has not seen it. */
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
