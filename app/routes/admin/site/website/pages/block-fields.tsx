import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { useResourceHref } from '#app/web/forms/sub-resource.tsx';
import { RichTextField } from '#app/web/rich-text/rich-text-field.tsx';
import type { BlockField, Typed } from '#studio/site/pages/block-form.ts';
import type { WebsiteWords } from './website.messages.ts';

interface BlockFieldsProps {
  fields: readonly BlockField[];
  typed: Typed;
  prefix: string;
  /** With buttons to move and to remove entries, in both languages. */
  arrange?: boolean;
  missing?: readonly string[];
  /** The id of the list of pages that fields of links suggest. */
  pageList?: string | undefined;
  words: WebsiteWords;
}

export interface LinkTarget {
  value: string;
  label: string;
}

export function isLinkField(name: string): boolean {
  return name === 'href' || name === 'link';
}

export function BlockFields(props: BlockFieldsProps) {
  const { fields, typed, prefix, arrange = false, missing, pageList, words } = props;
  return fields.map((field) => {
    const name = prefix + field.name;
    if (field.kind === 'choice') return null;
    return field.kind === 'entries' ? (
      <Entries
        key={name}
        field={field}
        typed={typed}
        arrange={arrange}
        missing={missing}
        pageList={pageList}
        words={words}
        prefix={`${name}.`}
      />
    ) : (
      <OneField
        key={name}
        field={field}
        typed={typed}
        missing={missing}
        pageList={pageList}
        words={words}
        name={name}
      />
    );
  });
}

type Simple = Exclude<BlockField, { kind: 'entries' | 'choice' }>;

function OneField({
  field,
  typed,
  name,
  missing = [],
  pageList,
  words,
}: Omit<BlockFieldsProps, 'fields' | 'prefix'> & { field: Simple; name: string }) {
  const shared = {
    idPrefix: 'block',
    name,
    label: words.fields[field.name] ?? field.name,
    defaultValue: typed[name] ?? '',
    isRequired: field.isRequired,
    error: missing.includes(name) ? words.missing : null,
    takesFocus: true,
  };
  if (field.kind === 'line' && pageList && isLinkField(field.name)) {
    return <TextField {...shared} list={pageList} hint={words.linkHint} maxLength={field.most} />;
  }
  if (field.kind === 'line') return <TextField {...shared} maxLength={field.most} />;
  if (field.kind === 'date') return <TextField {...shared} type="date" />;
  if (field.kind === 'text') return <TextArea {...shared} maxLength={field.most} />;
  if (field.kind !== 'rich') return <TextArea {...shared} hint={words.linesHint} rows={8} />;
  return (
    <RichTextField
      {...shared}
      options={field.options}
      rows={field.options.most > 5000 ? 8 : 5}
      hint={field.options.isList ? words.linesHint : undefined}
      textLanguage={name.startsWith('da.') ? 'da' : 'en'}
      words={words.richText}
    />
  );
}

type EntriesField = Extract<BlockField, { kind: 'entries' }>;

function Entries({
  field,
  typed,
  prefix,
  arrange,
  missing,
  pageList,
  words,
}: Omit<BlockFieldsProps, 'fields'> & { field: EntriesField }) {
  const count = countOf(typed, prefix);
  const places = Array.from({ length: count + (field.mayAdd ? 1 : 0) }, (_, at) => at);
  return places.map((at) => (
    <fieldset key={at}>
      <legend>{at < count ? words.entry(at + 1) : words.newEntry}</legend>
      <BlockFields
        fields={field.fields}
        typed={typed}
        missing={missing}
        pageList={pageList}
        words={words}
        prefix={`${prefix}${at}.`}
      />
      {arrange && at < count && (
        <EntryButtons list={field.name} at={at} words={words} isLast={at === count - 1} />
      )}
    </fieldset>
  ));
}

interface EntryButtonsProps {
  list: string;
  at: number;
  isLast: boolean;
  words: WebsiteWords;
}

/** They submit the form, so that its texts are saved too. */
function EntryButtons({ list, at, isLast, words }: EntryButtonsProps) {
  const position = useResourceHref(`entries/${list}/${at}/position`);
  const removal = useResourceHref(`entries/${list}/${at}/removal`);
  const moves = {
    name: 'direction',
    type: 'submit',
    className: 'text-link',
    formAction: position,
  } as const;
  const number = words.entry(at + 1);
  return (
    <p className="entry-buttons">
      {at > 0 && (
        <button {...moves} value="up" aria-label={`${words.up}: ${number}`}>
          {words.up}
        </button>
      )}
      {!isLast && (
        <button {...moves} value="down" aria-label={`${words.down}: ${number}`}>
          {words.down}
        </button>
      )}
      <button
        type="submit"
        className="text-link"
        formAction={removal}
        aria-label={`${words.removeEntry}: ${number}`}
      >
        {words.removeEntry}
      </button>
    </p>
  );
}

/** A new entry that was left empty is shown once. */
function countOf(typed: Typed, prefix: string): number {
  const filled = Object.entries(typed).filter(([name, text]) => name.startsWith(prefix) && text !== '');
  return Math.max(0, ...filled.map(([name]) => Number(name.slice(prefix.length).split('.')[0]) + 1));
}
