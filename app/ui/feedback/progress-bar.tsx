import { FieldError } from '../forms/field-frame.tsx';
import { UploadStyles } from '../forms/upload-styles.tsx';

export interface ProgressBarProps {
  id: string;
  label: string;
  isLabelUnseen?: boolean;
  /** Whole percent, 0 to 100; null: indeterminate. */
  value: number | null;
  /** '37 %', '3 of 8'. */
  valueText?: string;
  error?: string | null;
}

export function ProgressBar({ id, label, isLabelUnseen, value, valueText, error }: ProgressBarProps) {
  const variant = error ? ' wrong' : value === 100 ? ' done' : '';
  return (
    <div className={`progress${variant}`}>
      <UploadStyles />
      <label htmlFor={id} className={isLabelUnseen ? 'unseen' : undefined}>
        {label}
      </label>
      {valueText && <output htmlFor={id}>{valueText}</output>}
      <progress id={id} max={100} {...(value === null ? {} : { value })}>
        {valueText}
      </progress>
      <FieldError id={null} text={error} />
    </div>
  );
}
