import { data, Form, redirect, useNavigation } from 'react-router';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { changeSavedReply } from '#studio/people/contact/edit-saved-reply.ts';
import { savedReply } from '#studio/people/contact/saved-replies.queries.ts';
import { ConfirmButton } from '../../action-buttons.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/saved-reply';
import { savedReplyFlash, savedReplyMessages } from './saved-replies.messages.ts';
import { type RefusedSavedReply, SavedReplyFields } from './saved-reply-fields.tsx';
import { typedSavedReply } from './typed-saved-reply.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('inbox', { request, context }, `/admin/saved-replies/${params.reply}`);
  const world = worldOf(context);
  const saved = await savedReply(world.db.query, who, params.reply);
  if (!saved) throw data(null, { status: 404 });
  const { language } = factsOf(context);
  return { saved, language, flash: savedReplyFlash(request) };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, path, form } = await ownersForm('inbox', args, '/admin/saved-replies/:reply');
  const typed = typedSavedReply(form);
  const id = args.params.reply;
  const outcome = await changeSavedReply(world, who, { id, version: versionFrom(form), typed });
  if (outcome.ok) throw redirect(`${path}?flash=saved`, 303);
  const { refusal, fields } = outcome;
  if (refusal === 'not-found') throw data(null, { status: 404 });
  const message = savedReplyMessages[language].refusals[refusal];
  return data<RefusedSavedReply>({ typed, fields, message }, { status: refusalStatus(refusal, 409) });
}

function titleOf({ saved, language }: Route.ComponentProps['loaderData']): string {
  return language === 'da' ? saved.titleDa : saved.titleEn;
}

export default function SavedReplyPage({ loaderData }: Route.ComponentProps) {
  const { saved, flash } = loaderData;
  const result = useActionResult<RefusedSavedReply | { problem: string }>();
  const refused = result && 'typed' in result ? result : null;
  const isBusy = useNavigation().formMethod === 'POST';
  const words = useWords(savedReplyMessages);
  const problem = refused?.message ?? (result && 'problem' in result ? result.problem : null);
  return (
    <AdminFrame
      page="messages"
      title={titleOf(loaderData)}
      back={{ href: '/admin/saved-replies', label: words.back }}
    >
      {problem ? (
        <Refused title={words.notSaved} text={problem} />
      ) : (
        <Done text={flash && words.flash[flash]} />
      )}
      {/* A new version fills the fields again. */}
      <Form method="post" className="admin-form" noValidate key={refused ? 'typed' : saved.version}>
        <input type="hidden" name="version" value={saved.version} />
        <SavedReplyFields
          typed={refused?.typed ?? saved}
          fields={refused?.fields ?? []}
          {...{ words, isBusy }}
        />
      </Form>
      <section className="admin-section spaced">
        <ConfirmButton
          to="deletion"
          as={{ version: saved.version }}
          label={words.remove}
          question={words.sure(titleOf(loaderData))}
          yes={words.yes}
        />
      </section>
    </AdminFrame>
  );
}
