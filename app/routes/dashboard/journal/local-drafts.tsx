import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { firstLine } from '#studio/journal/entry-text.ts';
import type { KeptDraft } from './drafts.ts';
import type { journalMessages } from './journal.messages.ts';
import { unsavedDrafts } from './unsaved-drafts.ts';

/** Unsaved local copies, each linked to its entry. */
export function KeptDrafts({ userId, words }: { userId: string; words: (typeof journalMessages)['en'] }) {
  const [drafts, setDrafts] = useState<KeptDraft[]>([]);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isHere = true;
    void unsavedDrafts(userId).then(({ drafts, isSomeStored }) => {
      if (!isHere) return;
      setDrafts(drafts);
      // The page may have been loaded before its last save arrived.
      if (isSomeStored) void revalidate();
    });
    return () => {
      isHere = false;
    };
  }, [userId, revalidate]);
  if (drafts.length === 0) return null;
  return (
    <Alert title={words.kept.title} isNews>
      <p>{words.kept.text}</p>
      <ul className="room-plain">
        {drafts.map(({ entryId, body }) => (
          <li key={entryId}>
            <TextLink href={`/dashboard/journal/new?entry=${entryId}`}>
              {firstLine(body) || words.untitled}
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
