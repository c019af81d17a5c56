/** The local copy of an unsaved text. The keys are listed in app/web/session/browser-storage.ts. */
export interface Draft {
  body: string;
  isShared: boolean;
  /** The version that the text is based on. */
  version: number;
  /** The client id of the page, and the number of saves it has started. */
  clientId: string;
  revision: number;
}

export type DraftKind = 'journal' | 'note';

const prefixOf = (kind: DraftKind, userId: string) => `belcanto-${kind}:${userId}:`;
export const draftKey = (kind: DraftKind, userId: string, id: string) => `${prefixOf(kind, userId)}${id}`;

/** False: storage is blocked or full (private mode, quota). */
export function keepDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function deleteDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

export function readDraft(key: string): Draft | null {
  try {
    return draftFrom(localStorage.getItem(key));
  } catch {
    return null;
  }
}

export interface KeptDraft extends Draft {
  key: string;
  id: string;
}

export function draftsOf(kind: DraftKind, userId: string): KeptDraft[] {
  const prefix = prefixOf(kind, userId);
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const draft = draftFrom(localStorage.getItem(key));
        return draft ? [{ ...draft, key, id: key.slice(prefix.length) }] : [];
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
