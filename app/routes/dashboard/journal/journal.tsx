import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { deleteDraft, draftsOf, type KeptDraft, readDraft } from '#app/web/autosave/drafts.ts';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { firstLine } from '#studio/shared/texts/entry-text.ts';
import { sharesProgress } from '#studio/teaching/journal/shared-progress.queries.ts';
import { OlderNewest } from '../older-newest.tsx';
import type { Route } from './+types/journal';
import { GoalList, type RefusedGoal } from './goal-list.tsx';
import { journalMessages } from './journal.messages.ts';
import { readJournal, type ShownEntry } from './read-journal.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await signedIn(request, context, '/dashboard/journal');
  const after = new URL(request.url).searchParams.get('after');
  return {
    ...(await readJournal(worldOf(context), who, after)),
    userId: who.userId,
    isProgressShared: await sharesProgress(worldOf(context).db.query, who.userId),
    newGoalId: crypto.randomUUID(),
  };
}

export default function Journal({ loaderData }: Route.ComponentProps) {
  const refused = useActionResult<RefusedGoal>() ?? null;
  const { entries, older, isFirst, goals, userId, newGoalId } = loaderData;
  const words = useWords(journalMessages);
  return (
    <StudentFrame
      section="journal"
      title={words.title}
      lead={words.lead}
      actions={<ButtonLink href="/dashboard/journal/new">{words.newEntry}</ButtonLink>}
    >
      <div className="student-sections stack">
        <KeptDrafts userId={userId} words={words} />
        <GoalList goals={goals} words={words} newGoalId={newGoalId} refused={refused} />
        <section className="student-section stack">
          <h2 className="ruled">{words.entries}</h2>
          {entries.length > 0 ? (
            <ul className="student-list">
              {entries.map((entry) => (
                <EntryLine key={entry.id} entry={entry} words={words} />
              ))}
            </ul>
          ) : (
            <EmptyState title={words.empty.title} headingLevel={3}>
              <p>{words.empty.text}</p>
            </EmptyState>
          )}
          <OlderNewest older={older} newest={isFirst ? null : '/dashboard/journal'} words={words} />
        </section>
        <Progress isShared={loaderData.isProgressShared} words={words} />
        {entries.length > 0 ? (
          <section className="student-section stack">
            <h2 className="ruled">{words.export}</h2>
            <p className="actions">
              <TextLink href="/dashboard/journal/export.md">{words.exportMarkdown}</TextLink>
              <TextLink href="/dashboard/journal/export.txt">{words.exportText}</TextLink>
            </p>
          </section>
        ) : null}
      </div>
    </StudentFrame>
  );
}

/** Unsaved local copies, each linked to its entry. */
function KeptDrafts({ userId, words }: { userId: string; words: (typeof journalMessages)['en'] }) {
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
    <Alert title={words.local.title} isNews>
      <p>{words.local.text}</p>
      <ul className="student-plain stack tight">
        {drafts.map(({ id, body }) => (
          <li key={id}>
            <TextLink href={`/dashboard/journal/new?entry=${id}`}>
              {firstLine(body) || words.untitled}
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

interface UnsavedDrafts {
  drafts: KeptDraft[];
  /** The server already had some of them: earlier loader data may be outdated. */
  isSomeStored: boolean;
}

/** The last save of a closed page may still be in flight. */
const pauseMs = 2_000;

/** A closed page misses the response to its last save, so local copies are compared with stored entries. */
async function unsavedDrafts(userId: string): Promise<UnsavedDrafts> {
  const before = draftsOf('journal', userId);
  await Promise.all(before.map((draft) => deleteIfStored(draft)));
  if (draftsOf('journal', userId).length > 0) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await Promise.all(draftsOf('journal', userId).map((draft) => deleteIfStored(draft)));
  }
  const drafts = draftsOf('journal', userId);
  return { drafts, isSomeStored: drafts.length < before.length };
}

async function deleteIfStored({ key, id, body, isShared }: KeptDraft): Promise<void> {
  const stored = await storedEntry(id);
  if (stored?.body !== body || stored.isShared !== isShared) return;
  // Another tab may have changed it.
  const now = readDraft(key);
  if (now?.body === body && now.isShared === isShared) deleteDraft(key);
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

type Words = (typeof journalMessages)['en'];

function EntryLine({ entry, words }: { entry: ShownEntry; words: Words }) {
  return (
    <li className="student-row stack">
      <a className="student-row-name" href={`/dashboard/journal/${entry.id}`}>
        {entry.line || words.untitled}
      </a>
      <p className="student-row-facts cluster">
        <time dateTime={entry.iso}>{entry.date}</time>
        {entry.isShared ? <span className="badge sun">{words.shared}</span> : null}
      </p>
    </li>
  );
}

function Progress({ isShared, words }: { isShared: boolean; words: Words }) {
  const { progress: texts } = words;
  return (
    <section className="student-section stack" id="progress">
      <h2 className="ruled">{texts.heading}</h2>
      <p>{isShared ? texts.shared : texts.private}</p>
      <PostForm to="progress" preventScrollReset>
        <button className="text-link" type="submit" name="shared" value={isShared ? 'no' : 'yes'}>
          {isShared ? texts.unshare : texts.share}
        </button>
      </PostForm>
    </section>
  );
}
