import { Button } from '#app/ui/forms/button.tsx';
import { Checkbox, RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import {
  questionKinds,
  questionLimits,
} from '#studio/teaching/applications/questions/additional-question.ts';
import type {
  QuestionFaults,
  QuestionField,
  TypedQuestion,
} from '#studio/teaching/applications/questions/question-input.ts';
import type { QuestionsWords } from './questions.messages.ts';

export interface QuestionResult {
  typed: TypedQuestion;
  faults: QuestionFaults;
  message: string;
}

export const emptyQuestion: TypedQuestion = {
  kind: 'short-text',
  labelEn: '',
  labelDa: '',
  helpEn: '',
  helpDa: '',
  choicesEn: '',
  choicesDa: '',
  isRequired: false,
  isVisible: true,
};

export function questionFromForm(form: FormData): TypedQuestion {
  return {
    kind: textOf(form, 'kind'),
    labelEn: textOf(form, 'labelEn'),
    labelDa: textOf(form, 'labelDa'),
    helpEn: textOf(form, 'helpEn'),
    helpDa: textOf(form, 'helpDa'),
    choicesEn: textOf(form, 'choicesEn'),
    choicesDa: textOf(form, 'choicesDa'),
    isRequired: isChecked(form, 'isRequired'),
    isVisible: isChecked(form, 'isVisible'),
  };
}

interface QuestionFieldsProps extends Pick<QuestionResult, 'typed' | 'faults'> {
  words: QuestionsWords;
  button: string;
  isBusy: boolean;
}

/** The style sheet shows the options where the kind has any, so that no script is needed. */
export function QuestionFields({ typed, faults, words, button, isBusy }: QuestionFieldsProps) {
  const field = (name: QuestionField) => {
    const fault = faults[name];
    return {
      name,
      idPrefix: 'question',
      label: words[name],
      error: fault ? words.faults[fault] : null,
      takesFocus: true,
    };
  };
  const text = (name: Exclude<QuestionField, 'kind'>) => ({ ...field(name), defaultValue: typed[name] });
  const label = { isRequired: true, maxLength: questionLimits.label };
  const help = { hint: words.helpHint, maxLength: questionLimits.help, rows: 2 };
  const choices = { hint: words.choicesHint, isRequired: true, rows: 5 };
  return (
    <>
      <RadioGroup
        {...field('kind')}
        isStacked
        chosen={typed.kind}
        options={questionKinds.map((value) => ({
          value,
          label: words.kinds[value].name,
          note: words.kinds[value].note,
        }))}
      />
      <div className="pair">
        <TextField {...text('labelEn')} {...label} />
        <TextField {...text('labelDa')} {...label} />
      </div>
      <div className="pair">
        <TextArea {...text('helpEn')} {...help} />
        <TextArea {...text('helpDa')} {...help} />
      </div>
      <div className="pair of-choice">
        <TextArea {...text('choicesEn')} {...choices} />
        <TextArea {...text('choicesDa')} {...choices} />
      </div>
      <Checkbox name="isRequired" idPrefix="question" label={words.isRequired} isChecked={typed.isRequired} />
      <Checkbox name="isVisible" idPrefix="question" label={words.isVisible} isChecked={typed.isVisible} />
      <div className="actions">
        <Button type="submit" isPlain isBusy={isBusy}>
          {button}
        </Button>
      </div>
    </>
  );
}
