import { Badge } from '#app/ui/feedback/badge.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { flashText } from '#app/web/forms/flash-message.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { questionLimits } from '#studio/teaching/applications/questions/additional-question.ts';
import { questionsForOwner } from '#studio/teaching/applications/questions/additional-questions.queries.ts';
import { listVersion } from '#studio/teaching/learning/list-version.ts';
import { ownerOnly } from '../../../owner-only.ts';
import type { RecordProblem } from '../../../record-outcome.ts';
import { RecordPage } from '../../../record-page.tsx';
import { RowActions } from '../../../row-actions.tsx';
import type { Route } from './+types/questions';
import { programmeOf, questionsPath } from './addresses.ts';
import { type QuestionsWords, questionsMessages } from './questions.messages.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const path = questionsPath(params.programme);
  const who = await ownerOnly('catalogue', { request, context }, path);
  const programme = await programmeOf(context, params.programme);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const questions = await questionsForOwner(world.db.query, { ...who, language }, programme.id);
  return {
    path,
    programme,
    questions,
    seen: listVersion(questions.map(({ id }) => id)),
    isFull: questions.length >= questionLimits.questions,
    done: flashText(request, questionsMessages[language].flash),
  };
}

export default function Questions({ loaderData }: Route.ComponentProps) {
  const { path, programme, isFull, done } = loaderData;
  const refused = useActionResult<RecordProblem>();
  const words = useWords(questionsMessages);
  return (
    <RecordPage
      page="offers"
      title={words.title}
      lead={words.lead(programme.title)}
      back={{ href: `/admin/catalogue/${programme.id}`, label: programme.title }}
      actions={
        isFull ? null : (
          <ButtonLink href={`${path}/new`} isCompact isPlain>
            + {words.add}
          </ButtonLink>
        )
      }
      problem={refused?.problem}
      done={done}
      words={words}
    >
      {isFull && <p className="hint">{words.full(questionLimits.questions)}</p>}
      <QuestionTable data={loaderData} words={words} />
    </RecordPage>
  );
}

interface QuestionTableProps {
  data: Route.ComponentProps['loaderData'];
  words: QuestionsWords;
}

function QuestionTable({ data: { path, questions, seen }, words }: QuestionTableProps) {
  return (
    <Table
      caption={words.caption}
      isCaptionUnseen
      columns={[
        { key: 'label', name: words.columns.label },
        { key: 'state', name: words.columns.state },
        { key: 'acts', name: words.columns.acts },
      ]}
      empty={words.none}
      rows={questions.map((question, place) => ({
        key: question.id,
        cells: {
          label: (
            <>
              <TextLink href={`${path}/${question.id}`}>{question.label}</TextLink>
              <small className="question-kind">
                {words.kinds[question.kind].name}
                {question.isRequired && `, ${words.required}`}
              </small>
            </>
          ),
          state: (
            <Badge variant={question.isVisible ? 'done' : 'quiet'}>
              {question.isVisible ? words.shown : words.hidden}
            </Badge>
          ),
          acts: (
            <RowActions
              row={{ ...question, name: question.label }}
              seen={seen}
              words={words}
              showing={question.isVisible ? words.hide : words.show}
              isFirst={place === 0}
              isLast={place === questions.length - 1}
            />
          ),
        },
      }))}
    />
  );
}
