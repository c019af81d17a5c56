/** What this device keeps of an entry until the studio has it. The key is told of in app/web/session/browser-storage.ts. */
export interface Draft {
  body: string;
  isShared: boolean;
  /** The version the words were made from. */
  version: number;
  /** The page that wrote them, and how many saves it had begun. */
  writer: string;
  stroke: number;
}

const prefix = 'belcanto-journal:';
const keyOf = (userId: string, entryId: string) => `${prefix}${userId}:${entryId}`;

/** False: this device keeps nothing (private mode, full); the page itself still holds the words. */
export function keepDraft(userId: string, entryId: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(userId, entryId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function deleteDraft(userId: string, entryId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, entryId));
  } catch {
    // It was never kept.
  }
}

export function readDraft(userId: string, entryId: string): Draft | null {
  try {
    return draftFrom(localStorage.getItem(keyOf(userId, entryId)));
  } catch {
    return null;
  }
}

export interface KeptDraft extends Draft {
  entryId: string;
}

/** Every entry of this person that the device still keeps words of. */
export function draftsOf(userId: string): KeptDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${prefix}${userId}:`))
      .flatMap((key) => {
        const draft = draftFrom(localStorage.getItem(key));
        return draft ? [{ ...draft, entryId: key.slice(prefix.length + userId.length + 1) }] : [];
      });
  } catch {
    return [];
  }
}

function draftFrom(kept: string | null): Draft | null {
  const read: unknown = JSON.parse(kept ?? 'null');
  if (typeof read !== 'object' || read === null) return null;
  const { body, isShared, version, writer, stroke } = read as Partial<Record<keyof Draft, unknown>>;
  if (typeof body !== 'string' || typeof version !== 'number') return null;
  return {
    body,
    isShared: isShared === true,
    version,
    writer: typeof writer === 'string' ? writer : '',
    stroke: typeof stroke === 'number' ? stroke : 0,
  };
}
