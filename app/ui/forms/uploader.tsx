import { useEffect, useSyncExternalStore } from 'react';
import { Cross } from '../feedback/dialog.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { controlAttributes, FieldError, FieldFrame, type FieldProps, fieldIds } from './field-frame.tsx';
import { FileTray, type FileTrayWords } from './file-tray.tsx';
import { formUpload, reportFormUploads } from './form-upload.ts';

export interface Upload {
  key: string;
  name: string;
  /** Localised: '2.4 MB'. */
  size: string;
  /** Whole percent; null: queued. */
  progress: number | null;
  error?: string | null;
}

export interface UploaderProps extends FieldProps {
  /** Value of the input's accept attribute. */
  accept?: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  isOver?: boolean;
  uploads?: readonly Upload[];
  words: FileTrayWords & {
    remove: (name: string) => string;
    progress: (name: string) => string;
    done: string;
    waiting: string;
    /** While the form is sent with its files. */
    form: { sending: string; checking: string; cancel: string };
  };
  /** Needed with scripts only; without, the files are submitted with the form. */
  onPick?: (files: FileList) => void;
  onRemove?: (key: string) => void;
}

export function Uploader(props: UploaderProps) {
  const { accept, isMultiple, isDisabled, isOver, uploads = [], words, onPick, onRemove, ...field } = props;
  return (
    <FieldFrame {...field}>
      <FileTray
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        required={!field.optionalNote}
        // Screen readers would announce an empty required field as invalid.
        aria-invalid={Boolean(field.error)}
        onChange={(event) => event.target.files && onPick?.(event.target.files)}
        words={words}
        isOver={isOver}
        {...controlAttributes(field)}
      />
      <FormProgress id={fieldIds(field).control} words={words.form} />
      {uploads.length > 0 && (
        <ul className="uploads">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              words={words}
              id={`${field.idPrefix}-${field.name}-${upload.key}`}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}

/** Of the form around the field, while its files are sent in one request. */
function FormProgress({ id, words }: { id: string; words: UploaderProps['words']['form'] }) {
  useEffect(reportFormUploads, []);
  const upload = useSyncExternalStore(formUpload.subscribe, formUpload.getSnapshot, () => null);
  if (!upload) return null;
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement) || input.form !== upload.form || !input.files?.length) return null;
  const isSent = upload.percent === 100;
  return (
    <div className="upload">
      <ProgressBar
        id={`${id}-progress`}
        label={words.sending}
        value={isSent ? null : upload.percent}
        valueText={isSent ? words.checking : `${upload.percent} %`}
      />
      {!isSent && (
        <button type="button" className="text-link" onClick={upload.cancel}>
          {words.cancel}
        </button>
      )}
    </div>
  );
}

function UploadRow({
  upload,
  words,
  id,
  onRemove,
}: {
  upload: Upload;
  words: UploaderProps['words'];
  id: string;
  onRemove: UploaderProps['onRemove'];
}) {
  const { name, size, progress, error } = upload;
  return (
    <li className="upload">
      <span className="upload-name">{name}</span>
      <span className="upload-size">{progress === 100 ? `${words.done} · ${size}` : size}</span>
      <button
        type="button"
        className="close"
        aria-label={words.remove(name)}
        onClick={() => onRemove?.(upload.key)}
      >
        <Cross />
      </button>
      {error ? (
        <FieldError id={null} text={error} />
      ) : (
        progress !== 100 && (
          <ProgressBar
            id={id}
            label={words.progress(name)}
            isLabelUnseen
            value={progress}
            valueText={progress === null ? words.waiting : `${progress} %`}
          />
        )
      )}
    </li>
  );
}
