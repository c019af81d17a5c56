import { Disclosure } from '#app/ui/disclosure.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { AnswerFault } from '#studio/money/orders/answers/answer-questions.ts';
import type { AskedQuestion } from '#studio/money/orders/answers/order-answers.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { buyerQuestionMessages } from './buyer-questions.messages.ts';

export interface QuestionView {
  name: string;
  kind: AskedQuestion['kind'];
  isMet: boolean;
  text: string;
  isRequired: boolean;
  answer: string;
}

export interface BuyerQuestionsView {
  action: string;
  questions: readonly QuestionView[];
}

export interface AnswersProblem {
  answers: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, AnswerFault>>;
}

interface BuyerQuestionsProps extends BuyerQuestionsView {
  language: Language;
  problem: AnswersProblem | null;
  isSent: boolean;
}

/** What the offer asks its buyer, and who attends. A plain form. */
export function BuyerQuestions({ action, questions, isSent, ...props }: BuyerQuestionsProps) {
  const words = buyerQuestionMessages[props.language];
  const own = questions.filter(({ kind }) => kind === 'own');
  const ofStudent = questions.filter(({ kind }) => kind !== 'own');
  const isForAnother = ofStudent.some(({ name, answer }) => answer || props.problem?.answers[name]);
  const send = (
    <div className="actions">
      <button className="button" type="submit">
        {words.send}
      </button>
    </div>
  );
  return (
    <section className="wrap manage-page" id="questions">
      <h2 className="ruled">{words.headings[subjectOf(own)]}</h2>
      <p>{words.lead}</p>
      {isSent && !props.problem && (
        <p className="notice sunlit" role="status">
          {words.sent}
        </p>
      )}
      <form className="form" method="post" action={action} noValidate>
        {own.map((question) => (
          <Question key={question.name} question={question} {...props} />
        ))}
        {ofStudent.length > 0 && (
          <Disclosure summary={words.another} isOpen={isForAnother}>
            <p className="hint">{words.anotherHint}</p>
            <div className="form">
              {ofStudent.map((question) => (
                <Question key={question.name} question={question} {...props} />
              ))}
              {own.length === 0 && send}
            </div>
          </Disclosure>
        )}
        {own.length > 0 && send}
      </form>
    </section>
  );
}

function subjectOf(own: readonly QuestionView[]): 'meeting' | 'order' | 'another' {
  if (own.some(({ isMet }) => isMet)) return 'meeting';
  return own.length > 0 ? 'order' : 'another';
}

type QuestionProps = Pick<BuyerQuestionsProps, 'language' | 'problem'> & { question: QuestionView };

function Question({ question, language, problem }: QuestionProps) {
  const { name, kind, text, isRequired, answer } = question;
  const words = buyerQuestionMessages[language];
  const fault = problem?.faults[name];
  const value = problem ? (problem.answers[name] ?? '') : answer;
  const field = {
    name,
    idPrefix: 'question',
    label: text,
    isRequired,
    error: fault ? words.faults[fault] : null,
    takesFocus: true,
  };
  if (kind === 'guardian') return <Checkbox {...field} isChecked={value !== ''} />;
  if (kind === 'student')
    return <TextField {...field} autoComplete="off" maxLength={200} defaultValue={value} />;
  return (
    <TextArea
      {...field}
      rows={3}
      defaultValue={value}
      {...(isRequired ? {} : { optionalNote: words.optional })}
    />
  );
}
