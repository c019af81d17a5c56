import { data, Form, redirect, useNavigation } from 'react-router';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { useWords } from '#app/web/words.ts';
import { createQuestion } from '#studio/teaching/applications/questions/edit-question.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { Refused } from '../../refused.tsx';
import type { Route } from './+types/new-question';
import { programmeOf, questionsPage, questionsPath } from './addresses.ts';
import { emptyQuestion, QuestionFields, type QuestionResult, questionFromForm } from './question-form.tsx';
import { questionsMessages } from './questions.messages.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const path = questionsPath(params.programme);
  await ownerOnly('catalogue', { request, context }, `${path}/new`);
  const programme = await programmeOf(context, params.programme);
  return { path, programme, idempotencyKey: newIdempotencyKey() };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, form } = await ownersForm('catalogue', args, `${questionsPage}/new`);
  const offerId = args.params.programme;
  const typed = questionFromForm(form);
  const outcome = await createQuestion(world, who, { offerId, typed, once: withIdempotency(form) });
  if (outcome.ok) throw redirect(`${questionsPath(offerId)}?flash=created`, 303);
  const { refusal, faults } = outcome;
  if (refusal === 'not-found') throw data(null, { status: 404 });
  const message = questionsMessages[language].refusals[refusal];
  return data<QuestionResult>({ typed, faults, message }, { status: refusalStatus(refusal, 409) });
}

export default function NewQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { path, programme, idempotencyKey } = loaderData;
  const words = useWords(questionsMessages);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <AdminFrame
      page="offers"
      title={words.newTitle}
      lead={words.lead(programme.title)}
      back={{ href: path, label: words.back }}
    >
      {actionData && <Refused title={words.notSaved} text={actionData.message} />}
      <Form method="post" className="form question-form" noValidate>
        <IdempotencyKey value={idempotencyKey} />
        <QuestionFields
          typed={actionData?.typed ?? emptyQuestion}
          faults={actionData?.faults ?? {}}
          button={words.create}
          {...{ words, isBusy }}
        />
      </Form>
    </AdminFrame>
  );
}
