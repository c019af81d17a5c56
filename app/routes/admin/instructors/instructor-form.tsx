import { Button } from '#app/ui/forms/button.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import { RichTextField } from '#app/web/rich-text/rich-text-field.tsx';
import {
  type InstructorFaults,
  type InstructorField,
  instructorLimits,
  instructorTextOptions,
  type TypedInstructor,
} from '#studio/teaching/instructors/instructor.ts';
import type { InstructorsWords } from './instructors.messages.ts';

export interface InstructorResult {
  typed: TypedInstructor;
  faults: InstructorFaults;
  message: string;
}

export function instructorFromForm(form: FormData): TypedInstructor {
  return {
    name: textOf(form, 'name'),
    roleEn: textOf(form, 'roleEn'),
    roleDa: textOf(form, 'roleDa'),
    textEn: textOf(form, 'textEn'),
    textDa: textOf(form, 'textDa'),
    isVisible: isChecked(form, 'isVisible'),
  };
}

interface InstructorFieldsProps {
  typed: TypedInstructor;
  faults: InstructorFaults;
  /** Of the coach, who is named in the settings; null: another person. */
  coachName: string | null;
  words: InstructorsWords;
  button: string;
  isBusy: boolean;
}

export function InstructorFields(props: InstructorFieldsProps) {
  const { typed, faults, coachName, words, button, isBusy } = props;
  const field = (name: InstructorField) => {
    const fault = faults[name];
    return {
      name,
      idPrefix: 'instructor',
      label: words[name],
      defaultValue: typed[name],
      error: fault ? words.faults[fault] : null,
      takesFocus: true,
    };
  };
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
        <div className="form">
          <TextField {...field('roleEn')} maxLength={instructorLimits.roleEn} />
          <RichTextField {...field('textEn')} {...text} textLanguage="en" />
        </div>
        <div className="form">
          <TextField {...field('roleDa')} maxLength={instructorLimits.roleDa} />
          <RichTextField {...field('textDa')} {...text} textLanguage="da" />
        </div>
      </div>
      <Checkbox name="isVisible" idPrefix="instructor" label={words.isVisible} isChecked={typed.isVisible} />
      <Button type="submit" isPlain isBusy={isBusy}>
        {button}
      </Button>
    </>
  );
}
