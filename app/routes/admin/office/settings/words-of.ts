import type { Faults, FieldSpec } from '#studio/office/settings/field.ts';
import type { Language } from '#studio/shared/language.ts';
import { withCapital } from '#studio/shared/texts/with-capital.ts';
import type { FieldMessages } from './field-messages.ts';

/** 1 is Monday; capitalised. */
export function weekdayName(weekday: number, language: Language): string {
  // 1 January 2024 was a Monday. Not Temporal, which some browsers lack.
  const name = new Date(Date.UTC(2024, 0, weekday)).toLocaleString(language === 'da' ? 'da-DK' : 'en-GB', {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return withCapital(name);
}

/** Also for generated names (`session-1`, `stock-0-price`, `<id>:start`). */
export function wordsOf(
  { name }: Pick<FieldSpec, 'name'>,
  words: FieldMessages,
  language: Language,
): { label: string; hint?: string | undefined } {
  const known = words.fields[name];
  if (known) return known;
  const hours = /^(?:session|consultation)-(\d|every)$/.exec(name);
  if (hours) return { label: hours[1] === 'every' ? words.every : weekdayName(Number(hours[1]), language) };
  const zone = /^(?:stock|print)-(\d)-(countries|price)$/.exec(name);
  if (zone) {
    const row = Number(zone[1]) + 1;
    return { label: zone[2] === 'price' ? words.price(row) : words.countries(row) };
  }
  const [, field = ''] = name.split(':');
  if (field === 'weekday' || field === 'start' || field === 'minutes') return { label: words.class[field] };
  if (field === 'meetingUrl') return { label: words.class.meetingUrl, hint: words.classHint };
  throw new Error(`the setting "${name}" has no words`);
}

function optionName(
  { name }: Pick<FieldSpec, 'name'>,
  option: string,
  { words, language }: { words: FieldMessages; language: Language },
): string {
  if (name.endsWith(':weekday')) return weekdayName(Number(option), language);
  return words.options[option] ?? option;
}

/** Lower-cased within a sentence: 'E-mail' as 'e-mail', but not 'CVR-nummer'. */
export function namedInPassing(
  field: Pick<FieldSpec, 'name'>,
  words: FieldMessages,
  language: Language,
): string {
  const { label } = wordsOf(field, words, language);
  return /^.[A-ZÆØÅ]/.test(label) ? label : label.charAt(0).toLocaleLowerCase(language) + label.slice(1);
}

export interface LabelledField extends Pick<FieldSpec, 'name' | 'variant' | 'isRequired' | 'part'> {
  label: string;
  hint?: string | undefined;
  options: ReadonlyArray<{ value: string; label: string }>;
  isFixed: boolean;
}

/** `fixedHint`: about a setting that an environment variable fixes. */
export function labelled(
  field: FieldSpec,
  {
    words,
    language,
    fixedHint,
  }: { words: FieldMessages; language: Language; fixedHint: (by: string) => string },
): LabelledField {
  const { options = [], fixedBy, ...spec } = field;
  const { label, hint } = wordsOf(field, words, language);
  return {
    ...spec,
    label,
    hint: fixedBy ? fixedHint(fixedBy) : hint,
    options: options.map((value) => ({ value, label: optionName(field, value, { words, language }) })),
    isFixed: fixedBy !== undefined,
  };
}

export function faultTexts(faults: Faults, words: FieldMessages): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [name, words.faults[fault.kind](fault)]),
  );
}
