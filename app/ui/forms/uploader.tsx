import { Cross } from '../feedback/dialog.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { controlAttributes, FieldError, FieldFrame, type FieldProps } from './field-frame.tsx';
import { FileTray, type FileTrayWords } from './file-tray.tsx';

export interface Upload {
  key: string;
  name: string;
  /** As the page's language writes it: '2.4 MB'. */
  size: string;
  /** Whole percent; null: waiting for its turn. */
  progress: number | null;
  error?: string | null;
}

export interface UploaderProps extends FieldProps {
  /** As the browser's file input takes it. */
  accept?: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** Something is held over the tray. */
  isOver?: boolean;
  uploads?: readonly Upload[];
  words: FileTrayWords & {
    remove: (name: string) => string;
    progress: (name: string) => string;
    done: string;
    waiting: string;
  };
  /** Without a script the chosen files travel with the form, and none of these is needed. */
  onPick?: (files: FileList) => void;
  onRemove?: (key: string) => void;
}

/** Files chosen or dropped, each with how far it is. */
export function Uploader(props: UploaderProps) {
  const { accept, isMultiple, isDisabled, isOver, uploads = [], words, onPick, onRemove, ...field } = props;
  return (
    <FieldFrame {...field}>
      <FileTray
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        required={!field.optionalNote}
        // Wanted and still empty is not wrong yet, though browsers would say so.
        aria-invalid={Boolean(field.error)}
        onChange={(event) => event.target.files && onPick?.(event.target.files)}
        {...{ words, isOver }}
        {...controlAttributes(field)}
      />
      {uploads.length > 0 && (
        <ul className="uploads">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              {...{ upload, words }}
              id={`${field.idPrefix}-${field.name}-${upload.key}`}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
    </FieldFrame>
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
