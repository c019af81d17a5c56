import { data } from 'react-router';
import { FactLink } from '#app/ui/email-address.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import type { MessageState } from '#platform/db/schema/messages.ts';
import type { messageActs } from '#studio/people/contact/change-message.ts';
import { contactMessages } from '#studio/people/contact/contact.messages.ts';
import { type ContactField, contactFields } from '#studio/people/contact/contact-fields.ts';
import type { ContactInput } from '#studio/people/contact/contact-input.ts';
import { messageForOwner } from '#studio/people/contact/message-list.queries.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/message';
import type { ReturnedReply } from './message-actions.ts';
import { ReplyForm, ThreadEntries } from './message-thread.tsx';
import { messagePageMessages, stateText } from './messages.messages.ts';
import { readThread } from './read-thread.ts';
import { replyMessages } from './reply.messages.ts';
import { readSuppressions } from './suppression/read-suppressions.ts';
import { Suppressed } from './suppression/suppressed.tsx';

type Act = (typeof messageActs)[number];
const flashStates = ['new', 'read', 'answered', 'back', 'replied'] as const;

/** `/admin/messages/<id>`. GET changes nothing. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('inbox', { request, context }, `/admin/messages/${params.message}`);
  const world = worldOf(context);
  const message = await messageForOwner(world.db.query, who, params.message);
  if (!message) throw data(null, { status: 404 });
  const { language } = factsOf(context);
  const { studioName } = await studioIdentity(world);
  const { sentAt, answeredAt, ...rest } = message;
  const flash = new URL(request.url).searchParams.get('flash');
  return {
    language,
    flash: flashStates.find((one) => one === flash) ?? null,
    message: {
      ...rest,
      sent: formats[language].short(sentAt),
      answered: answeredAt && formats[language].short(answeredAt),
    },
    suppressions: await readSuppressions(world, { ...who, language }, [message.email]),
    thread: await readThread(world, { who: { ...who, language }, message, studioName }),
  };
}

function titleOf({ name, subject }: MessageProps['message'], words: MessageProps['words']): string {
  return subject === null ? words.from(name) : words.to(name);
}

/** The most likely one first. */
const actsFrom: Record<MessageState, readonly Act[]> = {
  new: ['answered', 'read', 'deleted'],
  read: ['answered', 'new', 'deleted'],
  answered: ['read', 'deleted'],
  deleted: ['back'],
};

function actsOf({ state, isDraft }: MessageProps['message']): readonly Act[] {
  return isDraft && state !== 'deleted' ? ['deleted'] : actsFrom[state];
}

/** The name is the title and the message the body of the page. */
function contactFacts(message: ContactInput, labels: Record<ContactField, string>) {
  return contactFields
    .filter((name) => name !== 'name' && name !== 'message' && message[name])
    .map((name) => ({
      key: name,
      label: labels[name],
      value:
        name === 'email' ? (
          <FactLink href={`mailto:${encodeURIComponent(message.email)}`} text={message.email} />
        ) : (
          message[name]
        ),
    }));
}

type Result = ReturnedReply & { isGone?: boolean };

export default function MessagePage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const result = useActionResult<Result | { isChanged: true }>();
  const { flash, message, thread, suppressions } = loaderData;
  const words = useWords(messagePageMessages);
  const returned = result && 'typed' in result ? result : null;
  return (
    <AdminFrame
      page="messages"
      title={titleOf(message, words)}
      lead={message.isDraft ? undefined : (message.subject ?? undefined)}
      back={{ href: '/admin/messages', label: words.back }}
    >
      {result && !returned ? <Refused title={words.changedTitle} text={words.changed} /> : null}
      {returned && <ReplyProblem returned={returned} />}
      {result ? null : <Done text={doneText(flash, loaderData)} />}
      <Suppressed back={`/admin/messages/${message.id}`} suppressions={suppressions} />
      {message.subject === null && message.message !== '' && (
        <div className="admin-message" lang={message.language}>
          {message.message}
        </div>
      )}
      <ThreadEntries entries={thread.entries} words={replyMessages[language]} />
      {message.state === 'deleted' ? (
        <p className="hint">{words.deletedNote}</p>
      ) : (
        <ReplyForm words={replyMessages[language]} thread={thread} returned={returned} />
      )}
      <MessageActions message={message} words={words} />
      <MessageFacts message={message} words={words} />
    </AdminFrame>
  );
}

function doneText(
  flash: Route.ComponentProps['loaderData']['flash'],
  { language, message }: Route.ComponentProps['loaderData'],
): string | null {
  const words = replyMessages[language];
  const replied = message.subject === null ? words.sent : words.startSent;
  return flash && { ...messagePageMessages[language].flash, replied }[flash];
}

function ReplyProblem({ returned }: { returned: Result }) {
  const words = useWords(replyMessages);
  if (returned.isGone) return <Refused title={words.notSaved} text={words.gone} />;
  if (returned.file) {
    const { reason, name } = returned.file;
    return <Refused title={words.notAttached} text={words.fileFaults[reason](name)} />;
  }
  if (!returned.problem) return null;
  const stored = returned.stored ? [words.stored(returned.stored)] : [];
  const text = [words.problems[returned.problem], ...stored].join(' ');
  return <Refused title={words.notSaved} text={text} />;
}

interface MessageProps {
  message: Route.ComponentProps['loaderData']['message'];
  words: (typeof messagePageMessages)['en'];
}

function MessageFacts({ message, words }: MessageProps) {
  const language = useLanguage();
  const answered = message.state === 'answered' && !message.isStartedByOwner ? message.answered : null;
  return (
    <div className="admin-facts">
      <Leaders
        isFull
        isFacts
        rows={[
          {
            key: 'state',
            label: words.state,
            value: stateText(message, words),
          },
          ...(message.isDraft ? [] : [{ key: 'sent', label: words.sent, value: message.sent }]),
          ...contactFacts(message, contactMessages[language].fields),
          {
            key: 'person',
            label: words.person,
            value: (
              <TextLink href={`/admin/students/guest?${new URLSearchParams({ email: message.email })}`}>
                {words.allActivity}
              </TextLink>
            ),
          },
          {
            key: 'language',
            label: message.isStartedByOwner ? replyMessages[language].language : words.language,
            value: words.languages[message.language === 'da' ? 'da' : 'en'],
          },
          ...(answered ? [{ key: 'answered', label: words.states.answered, value: answered }] : []),
        ]}
      />
    </div>
  );
}

function MessageActions({ message, words }: MessageProps) {
  const labelOf = (act: Act) =>
    act === 'read' && message.state === 'answered' ? words.notAnswered : words.acts[act];
  return (
    <div className="remedies">
      {actsOf(message).map((act) => (
        <PostForm to="state" key={act}>
          <input type="hidden" name="version" value={message.version} />
          <SubmitButton name="state" value={act} variant="ghost" isPlain isCompact label={labelOf(act)} />
        </PostForm>
      ))}
    </div>
  );
}
