import { classFields } from '#studio/office/settings/class-settings.ts';
import type { FieldSpec } from '#studio/office/settings/field.ts';
import { type GroupName, settingGroups } from '#studio/office/settings/groups.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { readAmount } from '#studio/shared/money.ts';
import { fieldMessages } from '../settings/field-messages.ts';
import { labelled } from '../settings/words-of.ts';
import { type DescribedField, hoursIn } from './describe-change.ts';

interface Describing {
  language: Language;
  /** Of the offers that are classes. */
  titles: ReadonlyMap<string, string>;
}

/** A field of the settings, below the name of its part. Null: it is no longer among them. */
export function describeSetting(
  group: GroupName,
  name: string,
  { language, titles }: Describing,
): DescribedField | null {
  const words = fieldMessages[language];
  const [ofClass = ''] = name.split(':');
  const fields = group === 'classes' ? classFields(ofClass) : settingGroups[group].fields;
  const field = fields.find((one) => one.name === name);
  if (!field) return null;
  const { label, options } = labelled(field, { words, language, fixedHint: () => '' });
  const part = field.part && (words.parts[field.part] ?? titles.get(field.part) ?? field.part);
  return {
    label: part ? `${part}, ${label}` : label,
    read: field.isPrivate ? null : (value) => format(field, String(value ?? ''), { options, language }),
  };
}

function format(
  { name, variant }: FieldSpec,
  value: string,
  { options, language }: { options: ReadonlyArray<{ value: string; label: string }>; language: Language },
): string | boolean {
  if (variant === 'check') return value !== '';
  if (variant === 'choice') return options.find((option) => option.value === value)?.label ?? value;
  if (variant === 'lines') return value.replaceAll('\n', ', ');
  if (variant === 'time' || /^(?:session|consultation)-\d$/.test(name)) return hoursIn(language)(value);
  const amountMinor = name.endsWith('-price') ? readAmount(value, 'DKK') : null;
  return amountMinor === null ? value : formats[language].money({ amountMinor, currency: 'DKK' });
}
