import { data } from 'react-router';
import { flashText } from '#app/web/forms/flash-message.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { changeSavedReply } from '#studio/people/contact/edit-saved-reply.ts';
import { savedReply } from '#studio/people/contact/saved-replies.queries.ts';
import type { SavedReplyTexts } from '#studio/people/contact/saved-reply.ts';
import { ConfirmButton } from '../../../action-buttons.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import { ownersForm } from '../../../owners-form.ts';
import { versionFrom } from '../../../read-action.ts';
import { type RecordProblem, type RefusedRecord, showSaved } from '../../../record-outcome.ts';
import { RecordPage, SaveForm } from '../../../record-page.tsx';
import type { Route } from './+types/saved-reply';
import { savedReplyMessages } from './saved-replies.messages.ts';
import { SavedReplyFields, savedReplyForm } from './saved-reply-fields.tsx';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('inbox', { request, context }, `/admin/saved-replies/${params.reply}`);
  const saved = await savedReply(worldOf(context).db.query, who, params.reply);
  if (!saved) throw data(null, { status: 404 });
  const { language } = factsOf(context);
  const title = language === 'da' ? saved.titleDa : saved.titleEn;
  return { saved, title, done: flashText(request, savedReplyMessages[language].flash) };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, path, form } = await ownersForm('inbox', args, '/admin/saved-replies/:reply');
  const typed = savedReplyForm.read(form);
  const change = { id: args.params.reply, version: versionFrom(form), typed };
  const outcome = await changeSavedReply(world, who, change);
  return showSaved(outcome, { to: `${path}?flash=saved`, typed, words: savedReplyMessages[language] });
}

export default function SavedReplyPage({ loaderData }: Route.ComponentProps) {
  const { saved, title, done } = loaderData;
  const result = useActionResult<RefusedRecord<SavedReplyTexts> | RecordProblem>();
  const refused = result && 'typed' in result ? result : null;
  const words = useWords(savedReplyMessages);
  return (
    <RecordPage
      page="messages"
      title={title}
      back={{ href: '/admin/saved-replies', label: words.back }}
      problem={result?.problem}
      done={done}
      words={words}
    >
      <SaveForm
        className="admin-form"
        as={{ version: saved.version }}
        isRefused={refused !== null}
        button={words.save}
      >
        <SavedReplyFields state={refused ?? { typed: saved, errors: {} }} words={words} />
      </SaveForm>
      <section className="admin-section spaced">
        <ConfirmButton
          to="deletion"
          as={{ version: saved.version }}
          label={words.remove}
          question={words.sure(title)}
          yes={words.yes}
        />
      </section>
    </RecordPage>
  );
}
