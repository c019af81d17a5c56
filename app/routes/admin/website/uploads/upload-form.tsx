import { useNavigation } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { pictureFocuses } from '#platform/media/picture.ts';
import type { UploadType } from '#studio/pages/page-sections.ts';
import type { Language } from '#studio/shared/language.ts';
import { articleMessages } from '../articles/article.messages.ts';
import { picturesPageMessages } from '../pictures.messages.ts';
import { recordingsPageMessages } from '../recordings.messages.ts';

export interface UploadProblem {
  reason: string;
}

/** Films are uploaded to the media library, in chunks. */
type FormKind = Exclude<UploadType, 'film'>;

interface UploadFormProps {
  kind: FormKind;
  /** The resource that takes it, below the page. */
  to: string;
  /** The file that is replaced; empty: the first one of its section; absent: of a new section. */
  seen?: string;
  /** It is cropped to the place that it is shown in. */
  isCropped: boolean;
  /** Of a film. */
  isStill?: boolean;
  problem: UploadProblem | null;
  language: Language;
}

/** The file of a section. */
export function UploadForm(props: UploadFormProps) {
  const { kind, seen, isStill = false, problem, language } = props;
  const words = articleMessages[language].upload;
  const add = isStill ? words.addStill : words.add[kind];
  const replace = isStill ? words.replaceStill : words.replace[kind];
  if (seen === undefined) return <FileForm {...props} />;
  return (
    <details className="confirm-step spaced" open={problem !== null}>
      <summary className="button ghost plain compact">{seen ? replace : add}</summary>
      <FileForm {...props} />
    </details>
  );
}

const accepted = {
  picture: 'image/jpeg,image/png,image/webp,image/heic',
  recording: 'audio/mpeg,audio/mp4,audio/x-m4a,.mp3,.m4a',
};

function FileForm({ kind, to, seen = '', isCropped, problem, language }: UploadFormProps) {
  const words = articleMessages[language].upload;
  const pictures = picturesPageMessages[language];
  const hint = kind === 'picture' ? pictures.fileHint : recordingsPageMessages[language].fileHint;
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <PostForm to={to} encType="multipart/form-data" className="form" noValidate>
      <input type="hidden" name="seen" value={seen} />
      <Uploader
        idPrefix="upload"
        name="file"
        accept={accepted[kind]}
        label={words[kind]}
        hint={hint}
        error={problem && sentenceOf(kind, problem.reason, language)}
        words={{
          ...fileWords[language].one,
          remove: (file) => file,
          progress: (file) => file,
          done: '',
          waiting: '',
        }}
      />
      {kind === 'picture' && isCropped && (
        <SelectField
          idPrefix="upload"
          name="focus"
          label={pictures.focus}
          hint={pictures.focusHint}
          chosen="automatic"
          options={pictureFocuses.map((value) => ({ value, label: pictures.focuses[value] }))}
        />
      )}
      <div className="remedies">
        <Button type="submit" isPlain isBusy={isBusy}>
          {words.send[kind]}
        </Button>
      </div>
    </PostForm>
  );
}

function sentenceOf(kind: FormKind, reason: string, language: Language): string {
  const words = articleMessages[language].upload;
  if (reason === 'changed') return words.changed;
  const known: Readonly<Record<string, string>> =
    kind === 'picture' ? picturesPageMessages[language].refusals : recordingsPageMessages[language].refusals;
  return known[reason] ?? words.gone;
}
