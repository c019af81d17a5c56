import { data, Form, redirect, useNavigation } from 'react-router';
import { FactLink } from '#app/ui/email-address.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import type { MessageState } from '#platform/db/schema/messages.ts';
import { changeMessage, type messageActs } from '#studio/contact/change-message.ts';
import { contactMessages } from '#studio/contact/contact.messages.ts';
import { type ContactField, type ContactInput, contactFields } from '#studio/contact/contact-input.ts';
import { replyHref } from '#studio/contact/message.ts';
import { messageForOwner } from '#studio/contact/message-list.queries.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { formatShort } from '#studio/shared/format-short-date.ts';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
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
  const did = new URL(request.url).searchParams.get('did');
  // In the sender's language.
  const theirs = messagePageMessages[message.language === 'da' ? 'da' : 'en'];
  return {
    language,
    studioName,
    did: flashStates.find((one) => one === did) ?? null,
    message: {
      ...rest,
      sent: formatShort(sentAt, timeZone, language),
      answered: answeredAt && formatShort(answeredAt, timeZone, language),
      reply: replyHref(message, { subject: theirs.subject(studioName), wrote: theirs.wrote(message.name) }),
    },
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const path = `/admin/messages/${params.message}`;
  const who = await ownerOnly(request, context, path);
  const form = await readForm(request);
  const [act, version] = [textOf(form, 'act'), textOf(form, 'version')];
  const outcome = await changeMessage(worldOf(context), who, { messageId: params.message, act, version });
  if (outcome.ok) {
    throw redirect(act === 'deleted' ? `/admin/messages?gone=${params.message}` : `${path}?did=${act}`);
  }
  if (outcome.refusal === 'not-there') throw data(null, { status: 404 });
  return data({ isChanged: true }, { status: 409 });
}

export const links = () => adminLinks();

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

export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, studioName, did, message } = loaderData;
  const words = messagePageMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  const labelOf = (act: Act) =>
    act === 'read' && message.state === 'answered' ? words.notAnswered : words.acts[act];
  return (
    <AdminFrame
      section="messages"
      title={words.from(message.name)}
      back={
        <TextLink href="/admin/messages" leads="back">
          {words.back}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      {actionData ? (
        <Refused title={words.changedTitle} text={words.changed} />
      ) : (
        <Done text={did && words.did[did]} />
      )}
      <div className="desk-letter" lang={message.language}>
        {message.message}
      </div>
      <p className="hint">{message.state === 'deleted' ? words.deletedNote : words.replyNote}</p>
      <div className="remedies">
        <ButtonLink href={message.reply} isCompact>
          {words.reply}
        </ButtonLink>
        {actsFrom[message.state].map((act) => (
          <Form method="post" key={act}>
            <input type="hidden" name="version" value={message.version} />
            <Button type="submit" name="act" value={act} look="ghost" isPlain isCompact isBusy={isBusy}>
              {labelOf(act)}
            </Button>
          </Form>
        ))}
      </div>
      <div className="desk-facts">
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
