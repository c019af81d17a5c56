import { SelectField } from '#app/ui/forms/select.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { useLanguage } from '#app/web/words.ts';
import { acceptedPdfs, acceptedPictures, acceptedSounds } from '#studio/shared/media/accepted-files.ts';
import type { UploadType } from '#studio/site/pages/page-sections.ts';

export interface UploadProblem {
  reason: string;
  text: string;
}

/** Films are uploaded to the media library, in chunks. */
export type FormKind = Exclude<UploadType, 'film'>;

export interface UploadWords {
  add: string;
  replace: string;
  label: string;
  hint: string;
  send: string;
  focus: { label: string; hint: string; options: ReadonlyArray<{ value: string; label: string }> };
}

interface UploadFormProps {
  kind: FormKind;
  /** The resource that takes it, below the page. */
  to: string;
  /** The file that is replaced; empty: the first one of its section; absent: of a new section. */
  seen?: string;
  /** It is cropped to the place that it is shown in. */
  isCropped: boolean;
  problem: UploadProblem | null;
  words: UploadWords;
}

export function UploadForm(props: UploadFormProps) {
  const { seen, problem, words } = props;
  if (seen === undefined) return <FileForm {...props} />;
  return (
    <details className="confirm-step spaced" open={problem !== null}>
      <summary className="button ghost plain compact">{seen ? words.replace : words.add}</summary>
      <FileForm {...props} />
    </details>
  );
}

const accepted = {
  picture: acceptedPictures,
  recording: acceptedSounds,
  pdf: acceptedPdfs,
};

function FileForm({ kind, to, seen = '', isCropped, problem, words }: UploadFormProps) {
  const language = useLanguage();
  return (
    <PostForm to={to} encType="multipart/form-data" className="form" noValidate>
      <input type="hidden" name="seen" value={seen} />
      <Uploader
        idPrefix="upload"
        name="file"
        accept={accepted[kind]}
        label={words.label}
        hint={words.hint}
        error={problem?.text ?? null}
        words={{
          ...fileWords[language].one,
          remove: (file) => file,
          progress: (file) => file,
          done: '',
          waiting: '',
        }}
      />
      {kind === 'picture' && isCropped && (
        <SelectField idPrefix="upload" name="focus" {...words.focus} chosen="automatic" />
      )}
      <div className="remedies">
        <SubmitButton isPlain label={words.send} />
      </div>
    </PostForm>
  );
}
