import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import type { Fault, Faults, FieldSpec, Values } from '#studio/settings/field.ts';
import type { Language } from '#studio/shared/language.ts';
import type { SettingsWords } from './settings.messages.ts';
import { optionName, wordsOf } from './words-of.ts';

export interface SettingPartsProps {
  fields: readonly FieldSpec[];
  values: Values;
  faults: Faults;
  partNames: Readonly<Record<string, string>>;
  words: SettingsWords;
  language: Language;
}

export function SettingParts({ fields, values, faults, partNames, words, language }: SettingPartsProps) {
  const parts = [...new Set(fields.map(({ part }) => part ?? ''))];
  return parts.map((part) => {
    const own = fields.filter((field) => (field.part ?? '') === part);
    const rows = own.map((field) => (
      <SettingField
        key={field.name}
        value={values[field.name] ?? ''}
        fault={faults[field.name]}
        {...{ field, words, language }}
      />
    ));
    if (part === '') {
      return (
        <div className="setting-part" key="rest">
          {rows}
        </div>
      );
    }
    return (
      <fieldset className="setting-part" key={part}>
        <legend>{partNames[part]}</legend>
        {words.partHints[part] && <p className="hint">{words.partHints[part]}</p>}
        {rows}
      </fieldset>
    );
  });
}

export interface SettingFieldProps {
  field: FieldSpec;
  value: string;
  fault: Fault | undefined;
  words: SettingsWords;
  language: Language;
}

/** A setting fixed by an environment variable is read-only and names it. */
export function SettingField({ field, value, fault, words, language }: SettingFieldProps) {
  const { label, hint } = wordsOf(field, words, language);
  const about = {
    name: field.name,
    idPrefix: 'setting',
    label,
    hint: field.fixedBy ? words.fixedBy(field.fixedBy) : hint,
    error: fault ? words.faults[fault.kind](fault) : null,
    ...(field.isRequired ? { isRequired: true } : {}),
  };
  const isFixed = field.fixedBy !== undefined;
  switch (field.variant) {
    case 'check':
      return <Checkbox {...about} isChecked={value !== ''} isDisabled={isFixed} />;
    case 'choice':
      return (
        <SelectField
          {...about}
          chosen={value}
          isDisabled={isFixed}
          options={(field.options ?? []).map((option) => ({
            value: option,
            label: optionName(field, option, { words, language }),
          }))}
        />
      );
    case 'lines':
      return <TextArea {...about} defaultValue={value} rows={4} disabled={isFixed} />;
    default:
      return (
        <TextField
          {...about}
          defaultValue={value}
          readOnly={isFixed}
          autoComplete="off"
          type={typeOf(field.variant)}
          {...(field.variant === 'number' ? { inputMode: 'numeric' as const } : {})}
        />
      );
  }
}

function typeOf(variant: FieldSpec['variant']): 'text' | 'email' | 'tel' | 'url' | 'time' {
  return variant === 'email' || variant === 'tel' || variant === 'url' || variant === 'time'
    ? variant
    : 'text';
}
