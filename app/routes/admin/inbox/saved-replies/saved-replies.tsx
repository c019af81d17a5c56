import { data, Form, redirect, useNavigation } from 'react-router';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { createSavedReply } from '#studio/people/contact/edit-saved-reply.ts';
import { savedReplies } from '#studio/people/contact/saved-replies.queries.ts';
import { emptySavedReply } from '#studio/people/contact/saved-reply.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/saved-replies';
import { savedReplyFlash, savedReplyMessages } from './saved-replies.messages.ts';
import { type RefusedSavedReply, SavedReplyFields } from './saved-reply-fields.tsx';
import { typedSavedReply } from './typed-saved-reply.ts';

const path = '/admin/saved-replies';

export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await ownerOnly('inbox', { request, context }, path);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const saved = await savedReplies(world.db.query, who, language);
  return {
    flash: savedReplyFlash(request),
    idempotencyKey: newIdempotencyKey(),
    saved: saved.map(({ id, titleEn, titleDa, bodyEn, bodyDa }) => ({
      id,
      title: language === 'da' ? titleDa : titleEn,
      body: language === 'da' ? bodyDa : bodyEn,
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, form } = await ownersForm('inbox', args, path);
  const typed = typedSavedReply(form);
  const outcome = await createSavedReply(world, who, { once: withIdempotency(form), typed });
  if (outcome.ok) throw redirect(`${path}?flash=created`, 303);
  const { refusal, fields } = outcome;
  if (refusal === 'not-found') throw data(null, { status: 404 });
  const message = savedReplyMessages[language].refusals[refusal];
  const status = refusalStatus(refusal, 409);
  return data<RefusedSavedReply>({ typed, fields, message }, { status });
}

export default function SavedReplies({ loaderData }: Route.ComponentProps) {
  const { saved, flash, idempotencyKey } = loaderData;
  const refused = useActionResult<RefusedSavedReply>();
  const isBusy = useNavigation().formMethod === 'POST';
  const words = useWords(savedReplyMessages);
  return (
    <AdminFrame
      page="messages"
      title={words.title}
      lead={words.lead}
      back={{ href: '/admin/messages', label: words.toMessages }}
    >
      {refused ? (
        <Refused title={words.notSaved} text={refused.message} />
      ) : (
        <Done text={flash && words.flash[flash]} />
      )}
      <ConfirmDialog label={words.create} isMain isOpen={refused !== undefined}>
        <Form method="post" className="admin-form" noValidate>
          <IdempotencyKey value={idempotencyKey} />
          <SavedReplyFields
            typed={refused?.typed ?? emptySavedReply}
            fields={refused?.fields ?? []}
            {...{ words, isBusy }}
          />
        </Form>
      </ConfirmDialog>
      {saved.length === 0 ? <p className="admin-none spaced">{words.none}</p> : null}
      {saved.map(({ id, title, body }) => (
        <article className="note" key={id}>
          <h2>
            <TextLink href={`${path}/${id}`}>{title}</TextLink>
          </h2>
          <p className="two-lines">{body}</p>
        </article>
      ))}
    </AdminFrame>
  );
}
