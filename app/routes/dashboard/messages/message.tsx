import { data } from 'react-router';
import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { sizeText } from '#app/web/files/size-text.ts';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm, useActionResult, useIsSending } from '#app/web/forms/sub-resource.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { replyAttachments } from '#studio/people/contact/attachments/reply-attachments.queries.ts';
import { splitQuoted } from '#studio/people/contact/inbound/email-text.ts';
import { markConversationRead } from '#studio/people/contact/student-area/continue-conversation.ts';
import { ownConversation } from '#studio/people/contact/student-area/conversations.queries.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Who } from '#studio/shared/who.ts';
import type { Route } from './+types/message';
import { MessageFields, type RefusedMessage } from './message-form.tsx';
import { type ConversationWords, conversationMessages } from './messages.messages.ts';

/** `/dashboard/messages/<id>`: a conversation with the studio, which is read from then on. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await signedIn(request, context, `/dashboard/messages/${params.message}`);
  const world = worldOf(context);
  const conversation = await readConversation(world, who, params.message);
  if (!conversation) throw data(null, { status: 404 });
  return {
    ...conversation,
    coachName: (await studioIdentity(world)).coachName,
    isAnswered: new URL(request.url).searchParams.get('done') === 'answered',
    idempotencyKey: newIdempotencyKey(),
  };
}

/** Null: not there, or another person's. */
async function readConversation(world: World, who: Who, id: string) {
  const q = world.db.query;
  const found = await ownConversation(q, who, id);
  if (!found) return null;
  if (found.isUnread) await markConversationRead(world, id);
  const { language } = who;
  const format = formats[language];
  const attached = await replyAttachments(q, id);
  const filesOf = (replyId: string) =>
    attached
      .filter((file) => file.replyId === replyId)
      .map(({ id: key, name, bytes, kind }) => {
        const href = `/dashboard/messages/${id}/attachments/${key}`;
        const textHref = kind === 'pdf' ? `${href}/text` : null;
        return { key, name, size: sizeText(bytes, language), href, textHref };
      });
  const question = {
    id,
    isOurs: false,
    body: found.message,
    quoted: null,
    when: format.short(found.sentAt),
    files: [],
  };
  const entries = found.entries.map(({ at, body, subject, ...entry }) => ({
    ...entry,
    ...bodyOf(entry.isOurs, body, subject),
    when: format.short(at),
    files: entry.isOurs ? filesOf(entry.id) : [],
  }));
  return {
    day: format.day(found.sentAt),
    subject: found.subject,
    entries: (found.subject === null && found.message !== ''
      ? [question, ...entries]
      : entries) satisfies EntryView[],
  };
}

function bodyOf(isOurs: boolean, body: string, subject: string): Pick<EntryView, 'body' | 'quoted'> {
  if (isOurs) return { body, quoted: null };
  const { written, quoted } = splitQuoted(body, subject);
  return { body: written || subject, quoted };
}

export default function Conversation({ loaderData }: Route.ComponentProps) {
  const { subject, day, entries, coachName, isAnswered, idempotencyKey } = loaderData;
  const words = useWords(conversationMessages);
  const refused = useActionResult<RefusedMessage>() ?? null;
  const isBusy = useIsSending('answer');
  return (
    <StudentFrame
      section="messages"
      title={subject ?? words.conversation(day)}
      back={
        <TextLink href="/dashboard/messages" leads="back">
          {words.back}
        </TextLink>
      }
    >
      <div className="student-sections stack">
        {isAnswered && !refused ? (
          <Alert variant="sunlit" isNews>
            <p>{words.answered}</p>
          </Alert>
        ) : null}
        <div className="conversation">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} coachName={coachName} words={words} />
          ))}
        </div>
        <PostForm to="answer" className="form conversation-form" key={entries.length} noValidate>
          <IdempotencyKey value={idempotencyKey} />
          <MessageFields
            refused={refused}
            isBusy={isBusy}
            words={{
              problem: words.problem,
              sending: words.sending,
              label: words.answer,
              send: words.answerSend,
            }}
          />
        </PostForm>
      </div>
    </StudentFrame>
  );
}

interface EntryView {
  id: string;
  isOurs: boolean;
  body: string;
  quoted: string | null;
  when: string;
  files: ReadonlyArray<{ key: string; name: string; size: string; href: string; textHref: string | null }>;
}

interface EntryProps {
  entry: EntryView;
  coachName: string;
  words: ConversationWords;
}

function Entry({ entry, coachName, words }: EntryProps) {
  return (
    <article className={entry.isOurs ? 'conversation-entry ours' : 'conversation-entry'}>
      <header>
        <h2>{entry.isOurs ? coachName : words.you}</h2>
        <small className="quiet">{entry.when}</small>
      </header>
      <p>{entry.body}</p>
      {entry.quoted ? (
        <Disclosure summary={words.quoted} isQuiet>
          <p>{entry.quoted}</p>
        </Disclosure>
      ) : null}
      {entry.files.length > 0 ? (
        <ul className="conversation-files stack tight" aria-label={words.files}>
          {entry.files.map(({ key, name, size, href, textHref }) => (
            <li key={key}>
              <a className="text-link" href={href} download>
                {name}
              </a>{' '}
              <small>{size}</small>{' '}
              {textHref ? (
                <TextLink href={textHref}>
                  {words.asText}
                  <span className="unseen">: {name}</span>
                </TextLink>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}
