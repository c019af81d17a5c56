import { data, Form, redirect, useNavigation } from 'react-router';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { editedQuestion } from '#studio/teaching/applications/questions/additional-questions.queries.ts';
import { changeQuestion } from '#studio/teaching/applications/questions/edit-question.ts';
import { ConfirmButton } from '../../action-buttons.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/question';
import { programmeOf, questionPage, questionsPath } from './addresses.ts';
import type { ArrangeProblem } from './arrange-question.ts';
import { QuestionFields, type QuestionResult, questionFromForm } from './question-form.tsx';
import { questionsFlash, questionsMessages } from './questions.messages.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const path = questionsPath(params.programme);
  const who = await ownerOnly('catalogue', { request, context }, `${path}/${params.question}`);
  const programme = await programmeOf(context, params.programme);
  const world = worldOf(context);
  const place = { offerId: programme.id, id: params.question };
  const question = await editedQuestion(world.db.query, who, place);
  if (!question) throw data(null, { status: 404 });
  const { language } = factsOf(context);
  return { path, programme, question, language, flash: questionsFlash(request) };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, path, form } = await ownersForm('catalogue', args, questionPage);
  const typed = questionFromForm(form);
  const { programme: offerId, question: id } = args.params;
  const outcome = await changeQuestion(world, who, { offerId, id, version: versionFrom(form), typed });
  if (outcome.ok) throw redirect(`${path}?flash=saved`, 303);
  const { refusal, faults } = outcome;
  if (refusal === 'not-found') throw data(null, { status: 404 });
  const message = questionsMessages[language].refusals[refusal];
  return data<QuestionResult>({ typed, faults, message }, { status: refusalStatus(refusal, 409) });
}

function titleOf({ question, language }: Route.ComponentProps['loaderData']): string {
  return language === 'da' ? question.stored.labelDa : question.stored.labelEn;
}

export default function Question({ loaderData }: Route.ComponentProps) {
  const { path, programme, question, flash } = loaderData;
  const result = useActionResult<QuestionResult | ArrangeProblem>();
  const words = useWords(questionsMessages);
  const isBusy = useNavigation().formMethod === 'POST';
  const typed = result && 'typed' in result ? result : null;
  const problem = typed?.message ?? (result && 'problem' in result ? result.problem : null);
  return (
    <AdminFrame
      page="offers"
      title={titleOf(loaderData)}
      lead={words.lead(programme.title)}
      back={{ href: path, label: words.back }}
    >
      {problem ? (
        <Refused title={words.notSaved} text={problem} />
      ) : (
        <Done text={flash && words.flash[flash]} />
      )}
      {/* A new version fills the fields again. */}
      <Form method="post" className="form question-form" noValidate key={typed ? 'typed' : question.version}>
        <input type="hidden" name="version" value={question.version} />
        <QuestionFields
          typed={typed?.typed ?? question.stored}
          faults={typed?.faults ?? {}}
          button={words.save}
          {...{ words, isBusy }}
        />
      </Form>
      <section className="admin-section">
        <ConfirmButton
          to="deletion"
          as={{ version: question.version }}
          label={words.remove}
          question={words.removeSure(titleOf(loaderData))}
          yes={words.yes}
        />
      </section>
    </AdminFrame>
  );
}
