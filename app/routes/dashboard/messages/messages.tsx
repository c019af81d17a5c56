import { data, Form, redirect } from 'react-router';
import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { useIsSending } from '#app/web/forms/sub-resource.tsx';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { askQuestion } from '#studio/people/contact/student-area/ask-question.ts';
import { ownConversations } from '#studio/people/contact/student-area/conversations.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { minutesOf } from '#studio/shared/limits/take-limits.ts';
import type { Route } from './+types/messages';
import { MessageFields, type RefusedMessage } from './message-form.tsx';
import { type ConversationWords, conversationMessages } from './messages.messages.ts';

const longestAbout = 120;

/** `/dashboard/messages`; `?about=<what>` begins the question. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await signedIn(request, context, '/dashboard/messages');
  const { searchParams } = new URL(request.url);
  const conversations = await ownConversations(worldOf(context).db.query, who);
  return {
    about: (searchParams.get('about') ?? '').slice(0, longestAbout),
    isSent: searchParams.get('done') === 'sent',
    conversations: conversations.map(({ sentAt, ...one }) => ({
      ...one,
      day: formats[who.language].day(sentAt),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await signedIn(request, context, '/dashboard/messages');
  const words = conversationMessages[who.language];
  const typed = textOf(await readForm(request), 'message').slice(0, 20_000);
  const outcome = await askQuestion(worldOf(context), who, typed);
  if (outcome.ok) throw redirect('/dashboard/messages?done=sent', 303);
  if (outcome.refusal === 'too-many') {
    const headers = { 'retry-after': String(outcome.retryAfterSeconds) };
    const problem = words.tooMany(minutesOf(outcome));
    return data<RefusedMessage>({ problem, typed }, { status: 429, headers });
  }
  const problem = words.faults[outcome.refusal === 'missing' ? 'empty' : 'too-long'];
  return data<RefusedMessage>({ problem, typed }, { status: 400 });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { about, isSent, conversations } = loaderData;
  const words = useWords(conversationMessages);
  const isBusy = useIsSending();
  return (
    <StudentFrame section="messages" title={words.title} lead={words.lead}>
      <div className="student-sections stack">
        {isSent && !actionData ? (
          <Alert variant="sunlit" isNews>
            <p>{words.sent}</p>
          </Alert>
        ) : null}
        <section className="student-section stack" id="ask">
          <h2 className="ruled">{words.ask}</h2>
          <Form method="post" className="form conversation-form" key={`${conversations.length}`} noValidate>
            <MessageFields
              refused={actionData ?? null}
              start={about ? `${words.about(about)}\n\n` : ''}
              words={{ ...words, label: words.question, hint: words.questionHint }}
              isBusy={isBusy}
            />
          </Form>
        </section>
        <section className="student-section stack">
          <h2 className="ruled">{words.conversations}</h2>
          <Conversations conversations={conversations} words={words} />
        </section>
      </div>
    </StudentFrame>
  );
}

interface Listed {
  conversations: Route.ComponentProps['loaderData']['conversations'];
  words: ConversationWords;
}

function Conversations({ conversations, words }: Listed) {
  if (conversations.length === 0) return <p className="quiet">{words.none}</p>;
  return (
    <ul className="student-list">
      {conversations.map(({ id, beginning, latest, isLatestOurs, isUnread, day }) => (
        <li className="student-row stack" key={id}>
          <a className="student-row-name conversation-name" href={`/dashboard/messages/${id}`}>
            {beginning}
          </a>
          <p className="student-row-facts cluster">
            <span>{day}</span>
            {isUnread ? <Badge variant="waiting">{words.unread}</Badge> : null}
          </p>
          {latest ? (
            <p className="conversation-latest">{isLatestOurs ? latest : words.yours(latest)}</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
