import { CheckboxGroup, RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { Language } from '#studio/shared/language.ts';
import type { ShownQuestion } from '#studio/teaching/applications/questions/additional-question.ts';
import {
  type AnswerErrors,
  answerField,
  type TypedAnswers,
} from '#studio/teaching/applications/questions/read-answers.ts';
import { applicationFormMessages } from './application-form.messages.ts';

interface AdditionalQuestionsProps {
  questions: readonly ShownQuestion[];
  language: Language;
  idPrefix: string;
  answers: TypedAnswers;
  errors: AnswerErrors;
}

/** What the owner asks after the form's own questions. */
export function AdditionalQuestions({ questions, ...props }: AdditionalQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <fieldset className="application-part stack wide">
      <legend className="ruled">{applicationFormMessages[props.language].groups.additional}</legend>
      {questions.map((question) => (
        <Question key={question.id} question={question} {...props} />
      ))}
    </fieldset>
  );
}

type QuestionProps = Omit<AdditionalQuestionsProps, 'questions'> & { question: ShownQuestion };

function Question({ question, language, idPrefix, answers, errors }: QuestionProps) {
  const { id, kind, label, help, isRequired } = question;
  const words = applicationFormMessages[language];
  const name = answerField(id);
  const given = answers[id] ?? [];
  const field = {
    idPrefix,
    name,
    label,
    isRequired,
    hint: help || undefined,
    error: errors[name] ?? null,
    takesFocus: true,
    ...(isRequired ? {} : { optionalNote: words.optional }),
  };
  const options = question.choices.map((choice) => ({ value: choice.id, label: choice.label }));
  switch (kind) {
    case 'short-text':
      return <TextField {...field} defaultValue={given[0] ?? ''} />;
    case 'long-text':
      return <TextArea {...field} rows={4} defaultValue={given[0] ?? ''} />;
    case 'several-choices':
      return <CheckboxGroup {...field} isStacked options={options} chosen={given} />;
    case 'one-choice': {
      // A chosen radio button cannot be cleared otherwise.
      const none = isRequired ? [] : [{ value: '', label: words.noAnswer }];
      const chosen = given[0] ?? (isRequired ? undefined : '');
      return (
        <RadioGroup
          {...field}
          isStacked
          options={[...options, ...none]}
          {...(chosen === undefined ? {} : { chosen })}
        />
      );
    }
  }
}
