import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { BlockField, Typed } from '#studio/content/block-form.ts';
import type { WebsiteWords } from './website.messages.ts';

interface BlockFieldsProps {
  fields: readonly BlockField[];
  /** By the full name of the field. */
  typed: Typed;
  prefix: string;
  words: WebsiteWords;
}

export function BlockFields({ fields, typed, prefix, words }: BlockFieldsProps) {
  return fields.map((field) => {
    const name = prefix + field.name;
    return field.kind === 'entries' ? (
      <Entries key={name} {...{ field, typed, words }} prefix={`${name}.`} />
    ) : (
      <OneField key={name} {...{ field, typed, words, name }} />
    );
  });
}

type Simple = Exclude<BlockField, { kind: 'entries' }>;

function OneField({
  field,
  typed,
  name,
  words,
}: Omit<BlockFieldsProps, 'fields' | 'prefix'> & { field: Simple; name: string }) {
  const shared = {
    idPrefix: 'block',
    name,
    label: words.fields[field.name] ?? field.name,
    defaultValue: typed[name] ?? '',
    isRequired: field.isRequired,
  };
  if (field.kind === 'line') return <TextField {...shared} maxLength={field.most} />;
  if (field.kind === 'date') return <TextField {...shared} type="date" />;
  if (field.kind === 'text') return <TextArea {...shared} maxLength={field.most} />;
  const hint = field.kind === 'lines' ? words.linesHint : words.paragraphsHint;
  return <TextArea {...shared} hint={hint} rows={8} />;
}

function Entries({
  field,
  typed,
  prefix,
  words,
}: Omit<BlockFieldsProps, 'fields'> & { field: Extract<BlockField, { kind: 'entries' }> }) {
  const count = countOf(typed, prefix);
  const places = Array.from({ length: count + (field.mayAdd ? 1 : 0) }, (_, at) => at);
  return (
    <>
      <p className="hint">{words.removeHint}</p>
      {places.map((at) => (
        <fieldset key={at}>
          <legend>{at < count ? words.entry(at + 1) : words.newEntry}</legend>
          <BlockFields fields={field.fields} {...{ typed, words }} prefix={`${prefix}${at}.`} />
        </fieldset>
      ))}
    </>
  );
}

/** A new entry that was left empty is shown once. */
function countOf(typed: Typed, prefix: string): number {
  const filled = Object.entries(typed).filter(([name, text]) => name.startsWith(prefix) && text !== '');
  return Math.max(0, ...filled.map(([name]) => Number(name.slice(prefix.length).split('.')[0]) + 1));
}
