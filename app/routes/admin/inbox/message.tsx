import { data, useNavigation } from 'react-router';
import { FactLink } from '#app/ui/email-address.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import type { MessageState } from '#platform/db/schema/messages.ts';
import type { messageActs } from '#studio/contact/change-message.ts';
import { contactMessages } from '#studio/contact/contact.messages.ts';
import { type ContactField, contactFields } from '#studio/contact/contact-fields.ts';
import type { ContactInput } from '#studio/contact/contact-input.ts';
import { replyHref } from '#studio/contact/message.ts';
import { messageForOwner } from '#studio/contact/message-list.queries.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { formatShort } from '#studio/shared/format-short-date.ts';
import { AdminFrame, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { Done, Refused } from '../refused.tsx';
import type { Route } from './+types/message';
import { messagePageMessages } from './messages.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

type Act = (typeof messageActs)[number];
const flashStates = ['new', 'read', 'answered', 'back'] as const;

/** `/admin/messages/<id>`. GET changes nothing. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly(request, context, `/admin/messages/${params.message}`);
  const world = worldOf(context);
  const message = await messageForOwner(world.db.query, who, params.message);
  if (!message) throw data(null, { status: 404 });
  const { language } = factsOf(context);
  const { studioName, timeZone } = await studioIdentity(world);
  const { sentAt, answeredAt, ...rest } = message;
  const flash = new URL(request.url).searchParams.get('flash');
  // In the sender's language.
  const theirs = messagePageMessages[message.language === 'da' ? 'da' : 'en'];
  return {
    language,
    studioName,
    flash: flashStates.find((one) => one === flash) ?? null,
    message: {
      ...rest,
      sent: formatShort(sentAt, timeZone, language),
      answered: answeredAt && formatShort(answeredAt, timeZone, language),
      reply: replyHref(message, { subject: theirs.subject(studioName), wrote: theirs.wrote(message.name) }),
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? messagePageMessages[loaderData.language].from(loaderData.message.name) : null;
  return adminMeta(title, loaderData?.studioName);
}

/** The most likely one first. */
const actsFrom: Record<MessageState, readonly Act[]> = {
  new: ['answered', 'read', 'deleted'],
  read: ['answered', 'new', 'deleted'],
  answered: ['read', 'deleted'],
  deleted: ['back'],
};

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

export default function MessagePage({ loaderData }: Route.ComponentProps) {
  const isRefused = useActionResult() !== undefined;
  const { language, studioName, flash, message } = loaderData;
  const words = messagePageMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <AdminFrame
      page="messages"
      title={words.from(message.name)}
      back={
        <TextLink href="/admin/messages" leads="back">
          {words.back}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      {isRefused ? (
        <Refused title={words.changedTitle} text={words.changed} />
      ) : (
        <Done text={flash && words.flash[flash]} />
      )}
      <div className="admin-message" lang={message.language}>
        {message.message}
      </div>
      <p className="hint">{message.state === 'deleted' ? words.deletedNote : words.replyNote}</p>
      <MessageActions {...{ message, words, isBusy }} />
      <div className="admin-facts">
        <Leaders
          isFull
          isFacts
          rows={[
            { key: 'state', label: words.state, value: words.states[message.state] },
            { key: 'sent', label: words.sent, value: message.sent },
            ...contactFacts(message, contactMessages[language].fields),
            {
              key: 'language',
              label: words.language,
              value: words.languages[message.language === 'da' ? 'da' : 'en'],
            },
            ...(message.answered && message.state === 'answered'
              ? [{ key: 'answered', label: words.states.answered, value: message.answered }]
              : []),
          ]}
        />
      </div>
    </AdminFrame>
  );
}

interface ActionsProps {
  message: Route.ComponentProps['loaderData']['message'];
  words: (typeof messagePageMessages)['en'];
  isBusy: boolean;
}

function MessageActions({ message, words, isBusy }: ActionsProps) {
  const labelOf = (act: Act) =>
    act === 'read' && message.state === 'answered' ? words.notAnswered : words.acts[act];
  return (
    <div className="remedies">
      <ButtonLink href={message.reply} isCompact>
        {words.reply}
      </ButtonLink>
      {actsFrom[message.state].map((act) => (
        <PostForm to="state" key={act}>
          <input type="hidden" name="version" value={message.version} />
          <Button type="submit" name="state" value={act} variant="ghost" isPlain isCompact isBusy={isBusy}>
            {labelOf(act)}
          </Button>
        </PostForm>
      ))}
    </div>
  );
}
