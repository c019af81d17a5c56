import { useEffect, useState } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { firstLine } from '#studio/learning/entry-text.ts';
import { draftsOf } from './drafts.ts';
import type { journalMessages } from './journal.messages.ts';

/** Words that this device still keeps because the studio could not be reached: each leads to its entry. */
export function KeptDrafts({ userId, words }: { userId: string; words: (typeof journalMessages)['en'] }) {
  const [drafts, setDrafts] = useState<ReturnType<typeof draftsOf>>([]);
  useEffect(() => setDrafts(draftsOf(userId)), [userId]);
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
