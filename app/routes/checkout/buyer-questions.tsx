import { TextArea } from '#app/ui/forms/field.tsx';
import type { AnswerFault } from '#studio/orders/answers/answer-questions.ts';
import type { Language } from '#studio/shared/language.ts';
import { buyerQuestionMessages } from './buyer-questions.messages.ts';

export interface QuestionView {
  /** Name of the field. */
  name: string;
  text: string;
  isRequired: boolean;
  answer: string;
}

export interface BuyerQuestionsView {
  action: string;
  questions: readonly QuestionView[];
}

/** Refused answers. */
export interface AnswersProblem {
  answers: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, AnswerFault>>;
}

interface BuyerQuestionsProps extends BuyerQuestionsView {
  language: Language;
  problem: AnswersProblem | null;
  isSent: boolean;
}

/** What the offer asks its buyer. A plain form. */
export function BuyerQuestions({ action, questions, language, problem, isSent }: BuyerQuestionsProps) {
  const words = buyerQuestionMessages[language];
  return (
    <section className="wrap manage-page" id="questions">
      <h2 className="ruled">{words.heading}</h2>
      <p>{words.lead}</p>
      {isSent && !problem && (
        <p className="notice sunlit" role="status">
          {words.sent}
        </p>
      )}
      <form className="form" method="post" action={action} noValidate>
        {questions.map(({ name, text, isRequired, answer }) => {
          const fault = problem?.faults[name];
          return (
            <TextArea
              key={name}
              name={name}
              idPrefix="question"
              label={text}
              rows={3}
              isRequired={isRequired}
              {...(isRequired ? {} : { optionalNote: words.optional })}
              defaultValue={problem?.answers[name] ?? answer}
              error={fault ? words.faults[fault] : null}
              takesFocus
            />
          );
        })}
        <div className="actions">
          <button className="button" type="submit">
            {words.send}
          </button>
        </div>
      </form>
    </section>
  );
}
