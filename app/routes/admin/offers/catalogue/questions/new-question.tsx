import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { useWords } from '#app/web/words.ts';
import { createQuestion } from '#studio/teaching/applications/questions/edit-question.ts';
import { ownerOnly } from '../../../owner-only.ts';
import { ownersForm } from '../../../owners-form.ts';
import { showSaved } from '../../../record-outcome.ts';
import { RecordPage, SaveForm } from '../../../record-page.tsx';
import type { Route } from './+types/new-question';
import { programmeOf, questionsPage, questionsPath } from './addresses.ts';
import { QuestionFields, questionForm } from './question-form.tsx';
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
  const typed = questionForm.read(form);
  const outcome = await createQuestion(world, who, { offerId, typed, once: withIdempotency(form) });
  const to = `${questionsPath(offerId)}?flash=created`;
  return showSaved(outcome, { to, typed, words: questionsMessages[language] });
}

export default function NewQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { path, programme } = loaderData;
  const words = useWords(questionsMessages);
  return (
    <RecordPage
      page="offers"
      title={words.newTitle}
      lead={words.lead(programme.title)}
      back={{ href: path, label: words.back }}
      problem={actionData?.problem}
      done={null}
      words={words}
    >
      <SaveForm
        className="form question-form"
        as={loaderData}
        isRefused={actionData !== undefined}
        button={words.create}
      >
        <QuestionFields state={actionData ?? { typed: questionForm.empty, errors: {} }} words={words} />
      </SaveForm>
    </RecordPage>
  );
}
