import type { ReactNode } from 'react';
import { data, Form } from 'react-router';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { useLanguage, useWords } from '#app/web/words.ts';
import { mediaPath } from './media/media-path.ts';
import { placeFormsMessages } from './place-forms.messages.ts';

/** Answers a refused form of one place with what was typed. */
export function refusePlace<Problem extends { reason: string }>(problem: Problem) {
  return data(problem, { status: refusalStatus(problem.reason) });
}

interface PlaceFormProps {
  /** The file shown now, for conflict detection; null: the default. */
  known: { id: string } | null;
  name: string;
}

interface ReplaceFileProps extends PlaceFormProps {
  place: string;
  /** The resource that takes the form; without one the page. */
  to?: string | undefined;
  isOpen: boolean;
  label: string;
  field: { name: string; accept: string; error: string | null };
  words: { file: string; fileHint: string; save: string };
  children: ReactNode;
}

export function ReplaceFile(props: ReplaceFileProps) {
  const files = useWords(fileWords);
  const { known, place, to, name, isOpen, label, field, words, children } = props;
  return (
    <details className="confirm-step" open={isOpen}>
      <summary className="button ghost plain compact">
        {label}
        <span className="unseen">: {name}</span>
      </summary>
      <Form method="post" action={to} encType="multipart/form-data" className="form" noValidate>
        <input type="hidden" name="place" value={place} />
        <input type="hidden" name="seen" value={known?.id ?? ''} />
        <Uploader
          idPrefix={place}
          {...field}
          label={words.file}
          hint={words.fileHint}
          words={{
            ...files.one,
            remove: (file) => file,
            progress: (file) => file,
            done: '',
            waiting: '',
          }}
        />
        {children}
        <div className="remedies">
          <SubmitButton
            isCompact
            label={
              <>
                {words.save}
                <span className="unseen">: {name}</span>
              </>
            }
          />
        </div>
      </Form>
    </details>
  );
}

/** To the page where a file of the media library is chosen for the place. */
export function ChooseFile({
  kind,
  place,
  name,
}: {
  kind: 'photograph' | 'recording';
  place: string;
  name: string;
}) {
  const language = useLanguage();
  return (
    <p>
      <a className="button ghost plain compact" href={`${mediaPath}/places/${kind}/${place}`}>
        {placeFormsMessages[language].choose}
        <span className="unseen">: {name}</span>
      </a>
    </p>
  );
}

interface RemoveFileProps extends PlaceFormProps {
  /** The resource of the place. */
  below: string;
  words: { remove: string; removeNote: string };
}

export function RemoveFile({ known, below, name, words }: RemoveFileProps) {
  if (!known) return null;
  return (
    <PostForm to={`${below}/removal`} className="remedies">
      <input type="hidden" name="seen" value={known.id} />
      <SubmitButton
        variant="ghost"
        isCompact
        label={
          <>
            {words.remove}
            <span className="unseen">: {name}</span>
          </>
        }
      />
      <span className="hint">{words.removeNote}</span>
    </PostForm>
  );
}
