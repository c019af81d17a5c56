import type { Faults, FieldSpec, Values } from '#studio/settings/field.ts';
import type { Language } from '#studio/shared/language.ts';
import { SettingField } from './setting-field.tsx';
import type { SettingsWords } from './settings.messages.ts';

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
