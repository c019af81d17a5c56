import type { WrongField } from '#app/ui/feedback/toast.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import { storyMessages } from '#studio/site/magazine/story.messages.ts';
import { type StoryField, storyFields } from '#studio/site/magazine/story-input.ts';

export interface StoryFormProps {
  /** Keeps ids unique between dialog and page. */
  idPrefix: string;
  language: Language;
  prefix: string;
  values?: Partial<Record<StoryField, string>>;
  errors?: Partial<Record<StoryField | 'pdf', string>>;
}

export const storyDraft = 'story';

export function wrongInStory(
  idPrefix: string,
  language: Language,
  errors: NonNullable<StoryFormProps['errors']>,
): WrongField[] {
  const { name, email, storyTitle: title, story, file: pdf } = storyMessages[language];
  const labels = { name, email, title, story, pdf };
  const wrong = ([...storyFields, 'pdf'] as const).filter((field) => errors[field]);
  return wrong.map((field) => ({ control: `${idPrefix}-${field}`, label: labels[field] }));
}

export function sharePath(prefix: string): string {
  return `${prefix}/testimonials/share`;
}

/** With scripts an island uploads the PDF when it is chosen (wire call 9). */
export function StoryForm({ idPrefix, language, prefix, values = {}, errors = {} }: StoryFormProps) {
  const words = storyMessages[language];
  const common = (name: StoryField) => ({
    idPrefix,
    name,
    isRequired: true,
    defaultValue: values[name] ?? '',
    error: errors[name] ?? null,
    takesFocus: true,
  });
  return (
    <form
      className="form"
      method="post"
      action={sharePath(prefix)}
      encType="multipart/form-data"
      noValidate
      data-island="story-form"
      data-wake-if={`belcanto-draft:${storyDraft}`}
    >
      <div className="pair">
        <TextField {...common('name')} label={words.name} hint={words.nameHint} autoComplete="name" />
        <TextField
          {...common('email')}
          label={words.email}
          hint={words.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <TextField {...common('title')} label={words.storyTitle} autoComplete="off" />
      <TextArea {...common('story')} label={words.story} hint={words.storyHint} rows={8} />
      <Uploader
        idPrefix={idPrefix}
        name="pdf"
        label={words.file}
        hint={words.fileHint}
        optionalNote={words.optional}
        accept="application/pdf,.pdf"
        error={errors.pdf ?? null}
        takesFocus
        words={{ ...fileWords[language].one, ...words }}
      />
      <p className="hint" role="status" data-upload />
      <p className="hint">{words.consent}</p>
      <div className="actions">
        <button className="button" type="submit" data-busy-label={words.sending}>
          {words.send}
        </button>
      </div>
    </form>
  );
}
