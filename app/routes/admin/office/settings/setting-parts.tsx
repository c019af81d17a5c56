import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import type { FieldSpec, Values } from '#studio/office/settings/field.ts';
import type { LabelledField } from './words-of.ts';

export interface SettingPartsProps {
  fields: readonly LabelledField[];
  values: Values;
  faults: Readonly<Record<string, string>>;
  parts: readonly SettingPart[];
}

interface SettingPart {
  key: string;
  name: string;
  hint: string | null;
}

export function SettingParts({ fields, values, faults, parts }: SettingPartsProps) {
  return ['', ...parts.map(({ key }) => key)].map((part) => {
    const own = fields.filter((field) => (field.part ?? '') === part);
    if (own.length === 0) return null;
    const rows = own.map((field) => (
      <SettingField
        key={field.name}
        value={values[field.name] ?? ''}
        fault={faults[field.name] ?? null}
        field={field}
      />
    ));
    const about = parts.find(({ key }) => key === part);
    if (!about) {
      return (
        <div className="setting-part pair" key="rest">
          {rows}
        </div>
      );
    }
    return (
      <fieldset className="setting-part pair" key={part} id={`part-${part}`}>
        <legend>{about.name}</legend>
        {about.hint && <p className="hint">{about.hint}</p>}
        {rows}
      </fieldset>
    );
  });
}

interface SettingFieldProps {
  field: LabelledField;
  value: string;
  fault: string | null;
}

/** A setting fixed by an environment variable is read-only and names it. */
export function SettingField({ field, value, fault }: SettingFieldProps) {
  const { name, label, hint, isFixed, options, variant } = field;
  const about = {
    name,
    label,
    hint,
    idPrefix: 'setting',
    error: fault,
    ...(field.isRequired ? { isRequired: true } : {}),
  };
  switch (variant) {
    case 'check':
      return <Checkbox {...about} isChecked={value !== ''} isDisabled={isFixed} />;
    case 'choice':
      return <SelectField {...about} chosen={value} isDisabled={isFixed} options={options} />;
    case 'lines':
      return <TextArea {...about} defaultValue={value} rows={4} disabled={isFixed} />;
    default:
      return (
        <TextField
          {...about}
          defaultValue={value}
          readOnly={isFixed}
          autoComplete="off"
          type={typeOf(variant)}
          {...(variant === 'number' ? { inputMode: 'numeric' as const } : {})}
        />
      );
  }
}

function typeOf(variant: FieldSpec['variant']): 'text' | 'email' | 'tel' | 'url' | 'time' {
  return variant === 'email' || variant === 'tel' || variant === 'url' || variant === 'time'
    ? variant
    : 'text';
}
