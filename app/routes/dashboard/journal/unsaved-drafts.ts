import { deleteDraft, draftsOf, type KeptDraft, readDraft } from './drafts.ts';

export interface UnsavedDrafts {
  drafts: KeptDraft[];
  /** The studio turned out to have some: whatever was read from it before may not. */
  isSomeStored: boolean;
}

/** A page that is left sends its last save behind itself: it may still be under way. */
const pauseMs = 2_000;

/**
 * What this device keeps and the studio has not. A page that was left did not hear the answer to its last save, so the
 * studio is asked, and words that it has exactly so are forgotten here. Without an answer they stay.
 */
export async function unsavedDrafts(userId: string): Promise<UnsavedDrafts> {
  const before = draftsOf(userId);
  await Promise.all(before.map((draft) => deleteIfStored(userId, draft)));
  if (draftsOf(userId).length > 0) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await Promise.all(draftsOf(userId).map((draft) => deleteIfStored(userId, draft)));
  }
  const drafts = draftsOf(userId);
  return { drafts, isSomeStored: drafts.length < before.length };
}

async function deleteIfStored(userId: string, { entryId, body, isShared }: KeptDraft): Promise<void> {
  const stored = await storedEntry(entryId);
  if (stored?.body !== body || stored.isShared !== isShared) return;
  // Somebody may have typed on in another tab.
  const now = readDraft(userId, entryId);
  if (now?.body === body && now.isShared === isShared) deleteDraft(userId, entryId);
}

async function storedEntry(entryId: string): Promise<{ body?: unknown; isShared?: unknown } | null> {
  try {
    const answer = await fetch(`/dashboard/journal/${entryId}/stored`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
