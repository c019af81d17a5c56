/** The local copy of an unsaved entry. Its key is listed in app/web/session/browser-storage.ts. */
export interface Draft {
  body: string;
  isShared: boolean;
  /** The version that the text is based on. */
  version: number;
  /** The client id of the page, and the number of saves it has started. */
  clientId: string;
  revision: number;
}

const prefix = 'belcanto-journal:';
const keyOf = (userId: string, entryId: string) => `${prefix}${userId}:${entryId}`;

/** False: storage is blocked or full (private mode, quota). */
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
  } catch {}
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

function draftFrom(stored: string | null): Draft | null {
  const read: unknown = JSON.parse(stored ?? 'null');
  if (typeof read !== 'object' || read === null) return null;
  const { body, isShared, version, clientId, revision } = read as Partial<Record<keyof Draft, unknown>>;
  if (typeof body !== 'string' || typeof version !== 'number') return null;
  return {
    body,
    isShared: isShared === true,
    version,
    clientId: typeof clientId === 'string' ? clientId : '',
    revision: typeof revision === 'number' ? revision : 0,
  };
}
