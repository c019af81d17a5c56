import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { flashText } from '#app/web/forms/flash-message.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { createSavedReply } from '#studio/people/contact/edit-saved-reply.ts';
import { savedReplies } from '#studio/people/contact/saved-replies.queries.ts';
import type { SavedReplyTexts } from '#studio/people/contact/saved-reply.ts';
import { ConfirmDialog } from '../../../confirm-dialog.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import { ownersForm } from '../../../owners-form.ts';
import { type RefusedRecord, showSaved } from '../../../record-outcome.ts';
import { RecordPage, SaveForm } from '../../../record-page.tsx';
import type { Route } from './+types/saved-replies';
import { savedReplyMessages } from './saved-replies.messages.ts';
import { SavedReplyFields, savedReplyForm } from './saved-reply-fields.tsx';

const path = '/admin/saved-replies';

export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await ownerOnly('inbox', { request, context }, path);
  const { language } = factsOf(context);
  const saved = await savedReplies(worldOf(context).db.query, who, language);
  return {
    done: flashText(request, savedReplyMessages[language].flash),
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
  const typed = savedReplyForm.read(form);
  const outcome = await createSavedReply(world, who, { once: withIdempotency(form), typed });
  return showSaved(outcome, { to: `${path}?flash=created`, typed, words: savedReplyMessages[language] });
}

export default function SavedReplies({ loaderData }: Route.ComponentProps) {
  const { saved, done } = loaderData;
  const refused = useActionResult<RefusedRecord<SavedReplyTexts>>();
  const words = useWords(savedReplyMessages);
  return (
    <RecordPage
      page="messages"
      title={words.title}
      lead={words.lead}
      back={{ href: '/admin/messages', label: words.toMessages }}
      problem={refused?.problem}
      done={done}
      words={words}
    >
      <ConfirmDialog label={words.create} isMain isOpen={refused !== undefined}>
        <SaveForm
          className="admin-form"
          as={loaderData}
          isRefused={refused !== undefined}
          button={words.save}
        >
          <SavedReplyFields state={refused ?? { typed: savedReplyForm.empty, errors: {} }} words={words} />
        </SaveForm>
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
    </RecordPage>
  );
}
