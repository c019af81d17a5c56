import { deleteDraft, draftsOf, type KeptDraft, readDraft } from './drafts.ts';

export interface UnsavedDrafts {
  drafts: KeptDraft[];
  /** The server already had some of them: earlier loader data may be outdated. */
  isSomeStored: boolean;
}

/** The last save of a closed page may still be in flight. */
const pauseMs = 2_000;

/** A closed page misses the response to its last save, so local copies are compared with stored entries. */
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
  // Another tab may have changed it.
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
