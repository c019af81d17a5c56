import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { type FormState, formOf } from '#app/web/forms/form-of.ts';
import { BothLanguages } from '#app/web/language-order.tsx';
import { RichTextField } from '#app/web/rich-text/rich-text-field.tsx';
import {
  emptyInstructor,
  instructorLimits,
  instructorTextOptions,
  type TypedInstructor,
} from '#studio/teaching/instructors/instructor.ts';
import type { InstructorsWords } from './instructors.messages.ts';

export const instructorForm = formOf('instructor', emptyInstructor);

interface InstructorFieldsProps {
  state: FormState<TypedInstructor>;
  /** Of the coach, who is named in the settings; null: another person. */
  coachName: string | null;
  words: InstructorsWords;
}

export function InstructorFields({ state, coachName, words }: InstructorFieldsProps) {
  const field = instructorForm.fields(state, words.fields);
  const text = { options: instructorTextOptions, hint: words.textHint, rows: 3, words: words.richText };
  return (
    <>
      {coachName === null ? (
        <TextField {...field('name')} maxLength={instructorLimits.name} isRequired autoComplete="off" />
      ) : (
        <p className="hint">
          {words.coachName(coachName)}{' '}
          <TextLink href="/admin/settings/studio">{words.studioSettings}</TextLink>.
        </p>
      )}
      <div className="both-languages pair">
        <BothLanguages
          en={
            <div className="form">
              <TextField {...field('roleEn')} maxLength={instructorLimits.roleEn} />
              <RichTextField {...field('textEn')} {...text} textLanguage="en" />
            </div>
          }
          da={
            <div className="form">
              <TextField {...field('roleDa')} maxLength={instructorLimits.roleDa} />
              <RichTextField {...field('textDa')} {...text} textLanguage="da" />
            </div>
          }
        />
      </div>
      <Checkbox {...field('isVisible')} />
    </>
  );
}
