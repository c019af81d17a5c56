import { data } from 'react-router';
import { flashText } from '#app/web/forms/flash-message.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import type { TypedQuestion } from '#studio/teaching/applications/questions/additional-question.ts';
import { editedQuestion } from '#studio/teaching/applications/questions/additional-questions.queries.ts';
import { changeQuestion } from '#studio/teaching/applications/questions/edit-question.ts';
import { ConfirmButton } from '../../../action-buttons.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import { ownersForm } from '../../../owners-form.ts';
import { versionFrom } from '../../../read-action.ts';
import { type RecordProblem, type RefusedRecord, showSaved } from '../../../record-outcome.ts';
import { RecordPage, SaveForm } from '../../../record-page.tsx';
import type { Route } from './+types/question';
import { placeIn, programmeOf, questionPage, questionsPath } from './addresses.ts';
import { QuestionFields, questionForm } from './question-form.tsx';
import { questionsMessages } from './questions.messages.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const path = questionsPath(params.programme);
  const who = await ownerOnly('catalogue', { request, context }, `${path}/${params.question}`);
  const programme = await programmeOf(context, params.programme);
  const question = await editedQuestion(worldOf(context).db.query, who, placeIn(params));
  if (!question) throw data(null, { status: 404 });
  const { language } = factsOf(context);
  const title = language === 'da' ? question.stored.labelDa : question.stored.labelEn;
  return { path, programme, question, title, done: flashText(request, questionsMessages[language].flash) };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, path, form } = await ownersForm('catalogue', args, questionPage);
  const typed = questionForm.read(form);
  const change = { ...placeIn(args.params), version: versionFrom(form), typed };
  const outcome = await changeQuestion(world, who, change);
  return showSaved(outcome, { to: `${path}?flash=saved`, typed, words: questionsMessages[language] });
}

export default function Question({ loaderData }: Route.ComponentProps) {
  const { path, programme, question, title, done } = loaderData;
  const result = useActionResult<RefusedRecord<TypedQuestion> | RecordProblem>();
  const refused = result && 'typed' in result ? result : null;
  const words = useWords(questionsMessages);
  return (
    <RecordPage
      page="offers"
      title={title}
      lead={words.lead(programme.title)}
      back={{ href: path, label: words.back }}
      problem={result?.problem}
      done={done}
      words={words}
    >
      <SaveForm
        className="form question-form"
        as={{ version: question.version }}
        isRefused={refused !== null}
        button={words.save}
      >
        <QuestionFields state={refused ?? { typed: question.stored, errors: {} }} words={words} />
      </SaveForm>
      <section className="admin-section">
        <ConfirmButton
          to="deletion"
          as={{ version: question.version }}
          label={words.remove}
          question={words.removeSure(title)}
          yes={words.yes}
        />
      </section>
    </RecordPage>
  );
}
