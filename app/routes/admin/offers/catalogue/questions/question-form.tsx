import { Checkbox, RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { type FormState, formOf } from '#app/web/forms/form-of.ts';
import { BothLanguages } from '#app/web/language-order.tsx';
import {
  emptyQuestion,
  questionKinds,
  questionLimits,
  type TypedQuestion,
} from '#studio/teaching/applications/questions/additional-question.ts';
import type { QuestionsWords } from './questions.messages.ts';

export const questionForm = formOf('question', emptyQuestion);

interface QuestionFieldsProps {
  state: FormState<TypedQuestion>;
  words: QuestionsWords;
}

/** The style sheet shows the options where the kind has any, so that no script is needed. */
export function QuestionFields({ state, words }: QuestionFieldsProps) {
  const field = questionForm.fields(state, words.fields);
  const label = { isRequired: true, maxLength: questionLimits.label };
  const help = { hint: words.helpHint, maxLength: questionLimits.help, rows: 2 };
  const choices = { hint: words.choicesHint, isRequired: true, rows: 5 };
  return (
    <>
      <RadioGroup
        {...field('kind')}
        isStacked
        chosen={state.typed.kind}
        options={questionKinds.map((value) => ({
          value,
          label: words.kinds[value].name,
          note: words.kinds[value].note,
        }))}
      />
      <div className="pair">
        <BothLanguages
          en={<TextField {...field('labelEn')} {...label} />}
          da={<TextField {...field('labelDa')} {...label} />}
        />
      </div>
      <div className="pair">
        <BothLanguages
          en={<TextArea {...field('helpEn')} {...help} />}
          da={<TextArea {...field('helpDa')} {...help} />}
        />
      </div>
      <div className="pair of-choice">
        <BothLanguages
          en={<TextArea {...field('choicesEn')} {...choices} />}
          da={<TextArea {...field('choicesDa')} {...choices} />}
        />
      </div>
      <Checkbox {...field('isRequired')} />
      <Checkbox {...field('isVisible')} />
    </>
  );
}
