import { z } from 'zod';

export type ListKeyKind = 'moment' | 'day' | 'number' | 'text' | 'uuid';

export interface ListCursor {
  sort: string;
  key: string;
  id: string;
}

export function writeCursor({ sort, key, id }: ListCursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

const cursorParts = z.tuple([z.string(), z.string(), z.string()]);

const fits: Record<ListKeyKind, z.ZodType<string>> = {
  moment: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/),
  day: z.iso.date(),
  number: z.string().regex(/^-?\d{1,15}$/),
  text: z
    .string()
    .max(400)
    .regex(/^\P{Cc}*$/u),
  uuid: z.guid(),
};

export function openCursor(
  text: string,
  { sort, keyKind, idKind }: { sort: string; keyKind: ListKeyKind; idKind: ListKeyKind },
): { key: string; id: string } | null {
  const read = cursorParts.safeParse(parse(text));
  if (!read.success) return null;
  const [ofSort, key, id] = read.data;
  if (ofSort !== sort || !fits[keyKind].safeParse(key).success || !fits[idKind].safeParse(id).success) {
    return null;
  }
  return isRealMoment(keyKind, key) ? { key, id } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** '2026-02-30 25:00:00+00' matches the pattern but is not a valid time. */
function isRealMoment(kind: ListKeyKind, key: string): boolean {
  if (kind !== 'moment') return true;
  try {
    return Temporal.Instant.from(key).epochMilliseconds > Number.NEGATIVE_INFINITY;
  } catch {
    return false;
  }
}
