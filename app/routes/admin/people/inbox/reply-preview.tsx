import { data, redirect } from 'react-router';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { allowFrame, factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { senderLine } from '#platform/mail/sender-line.ts';
import { replyEmailOf } from '#studio/messages/notifications/contact/contact-reply.email.ts';
import { replyAttachments } from '#studio/people/contact/attachments/reply-attachments.queries.ts';
import { messageForOwner } from '#studio/people/contact/message-list.queries.ts';
import { draftOf } from '#studio/people/contact/replies.queries.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { EmailPreview } from '../../email-preview.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { Refused } from '../../refused.tsx';
import type { Route } from './+types/reply-preview';
import { attachmentView } from './read-thread.ts';
import { replyMessages } from './reply.messages.ts';

/** `/admin/messages/<id>/preview`: the exact email of the drafted reply, before it is sent. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = `/admin/messages/${params.message}`;
  const who = await ownerOnly('inbox', { request, context }, `${page}/preview`);
  const world = worldOf(context);
  const q = world.db.query;
  const message = await messageForOwner(q, who, params.message);
  if (!message) throw data(null, { status: 404 });
  const draft = await draftOf(q, message.id);
  if (!draft || message.state === 'deleted') throw redirect(page);
  allowFrame(context, "'self'");
  const { subject, text, to, replyTo, language: written } = await replyEmailOf(q, world, draft.id);
  const { language } = factsOf(context);
  const attachments = (await replyAttachments(q, message.id))
    .filter(({ replyId }) => replyId === null)
    .map((file) => attachmentView(file, message.id, language));
  return {
    idempotencyKey: newIdempotencyKey(),
    page,
    message: { name: message.name, version: message.version },
    email: {
      subject,
      text,
      to,
      replyTo,
      attachments,
      language: written,
      from: senderLine(world.settings, (await studioIdentity(world)).studioName),
    },
  };
}

export default function ReplyPreview({ loaderData }: Route.ComponentProps) {
  const { message, email, page, idempotencyKey } = loaderData;
  const isRefused = useActionResult() !== undefined;
  const words = useWords(replyMessages);
  return (
    <AdminFrame
      page="messages"
      title={words.previewTitle(message.name)}
      back={{ href: page, label: words.back }}
    >
      {isRefused && <Refused title={words.notSent} text={words.changedSince} />}
      {/* A changed draft is another email. */}
      <EmailPreview
        src={`${page}/preview/email.html?version=${message.version}`}
        email={email}
        words={words}
      />
      <div className="remedies spaced">
        <PostForm to="sending">
          <input type="hidden" name="version" value={message.version} />
          <IdempotencyKey value={idempotencyKey} />
          <SubmitButton isPlain label={words.send} />
        </PostForm>
        <ButtonLink href={`${page}#reply`} variant="ghost" isPlain>
          {words.change}
        </ButtonLink>
      </div>
    </AdminFrame>
  );
}
