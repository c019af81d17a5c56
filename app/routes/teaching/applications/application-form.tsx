import type { WrongField } from '#app/ui/feedback/toast.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import type { ProgrammeId } from '#studio/teaching/applications/application.ts';
import {
  type ApplicationErrors,
  type ApplicationField,
  fieldsOfProgramme,
} from '#studio/teaching/applications/application-input.ts';
import { draftMessages } from '#studio/teaching/applications/drafts/draft.messages.ts';
import { questionMessages } from '#studio/teaching/applications/question.messages.ts';
import type {
  QuestionRule,
  ShownQuestion,
} from '#studio/teaching/applications/questions/additional-question.ts';
import { answerField, type TypedAnswers } from '#studio/teaching/applications/questions/read-answers.ts';
import { AdditionalQuestions } from './additional-questions.tsx';
import { applicationFormMessages } from './application-form.messages.ts';
import { Progress, Step, StepBack } from './application-steps.tsx';

export type TypedApplication = Partial<Record<ApplicationField, string>> & { answers?: TypedAnswers };

export interface ApplicationFormProps {
  programme: ProgrammeId;
  language: Language;
  /** URL of its page. */
  action: string;
  questions: readonly ShownQuestion[];
  values?: TypedApplication | undefined;
  errors?: ApplicationErrors | undefined;
  /** Shown at the file field. */
  filesError?: string | null | undefined;
}

/** Prefix of the field ids, used by the island. */
const idPrefix = 'apply';

export function wrongFields({
  programme,
  language,
  questions,
  errors,
  hasBadFiles,
}: Pick<ApplicationFormProps, 'programme' | 'language' | 'questions'> & {
  errors: ApplicationErrors;
  hasBadFiles: boolean;
}): WrongField[] {
  const words = applicationFormMessages[language];
  const named = {
    ...questionMessages[language],
    agreedToTerms: { label: `${words.terms} ${words.termsLink}` },
  };
  const wrong = fieldsOfProgramme(programme).filter((name) => errors[name]);
  return [
    ...wrong.map((name) => ({ control: `${idPrefix}-${name}`, label: named[name].label })),
    ...(hasBadFiles ? [{ control: `${idPrefix}-files`, label: words.files }] : []),
    ...questions.flatMap(({ id, label }) => {
      const name = answerField(id);
      return errors[name] ? [{ control: `${idPrefix}-${name}`, label }] : [];
    }),
  ];
}

/** Without scripts it is one page that posts to itself; the island leads through its steps, and keeps a draft. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { programme, language, action, questions, values, errors } = props;
  const words = applicationFormMessages[language];
  const isRetreat = programme === 'celebrity-vocal-experience';
  // An answer to all of it is shown as a whole.
  const isWhole = errors !== undefined;
  return (
    <form
      className={isWhole ? 'form application' : 'form application in-steps'}
      method="post"
      action={action}
      encType={isRetreat ? 'multipart/form-data' : undefined}
      noValidate
      data-island="application-form"
      data-programme={programme}
      data-questions={questions.length > 0 ? JSON.stringify(questions.map(ruleOf)) : undefined}
      data-wake-if={`belcanto-draft:${programme}`}
    >
      <Progress language={language} />
      <p className="quiet">{words.needed}</p>
      <Step nth={1} language={language}>
        <You {...props} />
      </Step>
      <Step nth={2} language={language}>
        <Voice {...props} />
      </Step>
      <Step nth={3} language={language}>
        <Programme {...props} />
        <Practical {...props} />
        <AdditionalQuestions
          questions={questions}
          language={language}
          idPrefix={idPrefix}
          errors={errors ?? {}}
          answers={values?.answers ?? {}}
        />
        <div className="actions">
          <button className="button" type="submit" data-busy-label={words.sending}>
            {words.send}
          </button>
          <StepBack to={2} language={language} />
        </div>
      </Step>
      <div className="application-draft">
        <button className="text-link" type="submit" name="draft" value="email">
          {draftMessages[language].action}
        </button>
        <p className="hint">{draftMessages[language].note}</p>
      </div>
    </form>
  );
}

/** Without the texts, which the form shows. */
function ruleOf({ id, kind, isRequired, choices }: ShownQuestion): QuestionRule {
  return { id, kind, isRequired, choices: choices.map((choice) => ({ id: choice.id })) };
}

function fieldOf(
  { language, values = {}, errors = {} }: ApplicationFormProps,
  name: Exclude<ApplicationField, 'agreedToTerms'>,
) {
  return {
    idPrefix,
    name,
    label: questionMessages[language][name].label,
    hint: questionMessages[language][name].hint,
    isRequired: true,
    defaultValue: values[name] ?? '',
    error: errors[name] ?? null,
    takesFocus: true,
  };
}

function programmeQuestions(programme: ProgrammeId) {
  if (programme === 'voice-elevated') return ['voiceElevatedGoals', 'whyVoiceElevated'] as const;
  const isRetreat = programme === 'celebrity-vocal-experience';
  return isRetreat ? (['retreatGoals', 'whyAttend'] as const) : (['programmeGoals', 'whyProgramme'] as const);
}

function You(props: ApplicationFormProps) {
  const { groups } = applicationFormMessages[props.language];
  return (
    <fieldset className="application-part stack wide">
      <legend className="ruled">{groups.you}</legend>
      <div className="pair">
        <TextField {...fieldOf(props, 'firstName')} autoComplete="given-name" />
        <TextField {...fieldOf(props, 'lastName')} autoComplete="family-name" />
      </div>
      <div className="pair">
        <TextField {...fieldOf(props, 'email')} type="email" inputMode="email" autoComplete="email" />
        <TextField {...fieldOf(props, 'phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
    </fieldset>
  );
}

function Voice(props: ApplicationFormProps) {
  const { groups } = applicationFormMessages[props.language];
  return (
    <fieldset className="application-part stack wide">
      <legend className="ruled">{groups.voice}</legend>
      <TextArea {...fieldOf(props, 'singingBackground')} />
      <TextArea {...fieldOf(props, 'experienceLevel')} rows={3} />
      <TextArea {...fieldOf(props, 'currentChallenges')} rows={4} />
    </fieldset>
  );
}

function Programme(props: ApplicationFormProps) {
  const { groups } = applicationFormMessages[props.language];
  const [goals, why] = programmeQuestions(props.programme);
  return (
    <fieldset className="application-part stack wide">
      <legend className="ruled">{groups.programme}</legend>
      <TextArea {...fieldOf(props, goals)} rows={4} />
      <TextArea {...fieldOf(props, why)} />
    </fieldset>
  );
}

function Practical(props: ApplicationFormProps) {
  const { programme, language, values = {}, errors = {}, filesError } = props;
  const words = applicationFormMessages[language];
  return (
    <fieldset className="application-part stack wide">
      <legend className="ruled">{words.groups.practical}</legend>
      <TextArea {...fieldOf(props, 'callTimes')} rows={3} />
      {programme === 'celebrity-vocal-experience' && (
        <Uploader
          idPrefix={idPrefix}
          name="files"
          label={words.files}
          optionalNote={words.filesNote}
          hint={words.filesHint}
          accept="application/pdf,.pdf"
          isMultiple
          error={filesError ?? null}
          takesFocus
          words={{ ...fileWords[language].many, ...words.uploader }}
        />
      )}
      <Checkbox
        idPrefix={idPrefix}
        name="agreedToTerms"
        label={
          <>
            {words.terms} {/* A new tab in the form's language, so that the input is kept. */}
            <a href="/terms-of-service" target="_blank" rel="noopener">
              {words.termsLink}
            </a>
          </>
        }
        isRequired
        isChecked={values.agreedToTerms === 'yes'}
        error={errors.agreedToTerms ?? null}
        takesFocus
      />
    </fieldset>
  );
}
