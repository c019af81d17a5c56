import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { useLanguageOrder } from '#app/web/language-order.tsx';
import type { Language } from '#studio/shared/language.ts';
import type { BlockField, ChosenField, Typed } from '#studio/site/pages/block-form.ts';
import { pageLanguages } from '#studio/site/pages/page-draft.ts';
import { VersionField } from '../../../action-buttons.tsx';
import type { Live } from '../live/use-live-form.ts';
import { BlockFields, type LinkTarget } from './block-fields.tsx';
import type { WebsiteWords } from './website.messages.ts';

export type Choices = Readonly<Record<ChosenField, readonly { value: string; label: string }[]>>;

export interface BlockFormProps {
  fields: readonly BlockField[];
  /** By the name in the form: 'en.text', 'da.text', 'picture'. */
  typed: Typed;
  choices: Choices;
  targets?: readonly LinkTarget[];
  outdated?: readonly Language[];
  /** That the page is written in; default: both. */
  languages?: readonly Language[];
  version: number;
  /** The entries are stored, so that they can be moved and removed. */
  isStored: boolean;
  save: string;
  /** Full names of the required fields that were sent empty. */
  missing?: readonly string[];
  words: WebsiteWords;
  /** Saves while it is being typed in. */
  live?: Pick<Live, 'form' | 'submit'> & { status: string };
  aside?: ReactNode;
}

/** A new section may leave one language empty; a list without entries needs its first. */
export function missingIn(
  fields: readonly BlockField[],
  typed: Typed,
  { isStored, languages = pageLanguages }: { isStored: boolean; languages?: readonly Language[] },
): string[] {
  const isEmpty = (name: string) => (typed[name] ?? '').trim() === '';
  return fields.flatMap((field): string[] => {
    if (field.kind === 'choice') return [];
    if (field.kind === 'entries') {
      const has = Object.keys(typed).some((name) => name.includes(`.${field.name}.`) && !isEmpty(name));
      const first = field.fields.map(
        (one) => ({ ...one, name: `${field.name}.0.${one.name}` }) as BlockField,
      );
      return has || isStored ? [] : missingIn(first, typed, { isStored, languages });
    }
    const empty = languages.map((each) => `${each}.${field.name}`).filter(isEmpty);
    return field.isRequired && (isStored || empty.length === languages.length) ? empty : [];
  });
}

/** Both languages of a section side by side. */
export function BlockForm(props: BlockFormProps) {
  const { fields, typed, choices, outdated = [], version, isStored, save, missing = [], words, live } = props;
  const { languages = pageLanguages, targets = [], aside } = props;
  const order = useLanguageOrder().filter((each) => languages.includes(each));
  return (
    <Form
      key={`${version} ${missing}`}
      method="post"
      className="form"
      noValidate
      {...(live ? { ref: live.form, onSubmit: live.submit } : {})}
    >
      <VersionField version={version} />
      {live && (
        <>
          {/* Without a value of its own, which every render would put back. */}
          <input type="hidden" name="clientId" />
          <input type="hidden" name="revision" />
        </>
      )}
      {/* Enter in a field saves: the first submit button of a form is its default. */}
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true">
        {save}
      </button>
      <Chosen fields={fields} choices={choices} typed={typed} words={words} />
      <PageList targets={targets} />
      <div className="language-pair columns">
        {order.map((each) => (
          <fieldset key={each} id={`text-${each}`}>
            <legend>
              {words.languages[each]}
              {outdated.includes(each) && <span className="hint"> {words.notUpdated}</span>}
            </legend>
            <BlockFields
              fields={fields}
              prefix={`${each}.`}
              arrange={isStored && each === order[0]}
              pageList={targets.length > 0 ? pageListId : undefined}
              typed={typed}
              missing={missing}
              words={words}
            />
          </fieldset>
        ))}
      </div>
      <div className="form-foot">
        {live && (
          <p className="hint with-scripts" role="status">
            {live.status}
          </p>
        )}
        <div className="remedies">
          <Button type="submit" isPlain>
            {save}
          </Button>
          {aside}
        </div>
      </div>
    </Form>
  );
}

const pageListId = 'site-pages';

/** What fields of links suggest, also without scripts. */
function PageList({ targets }: { targets: readonly LinkTarget[] }) {
  if (targets.length === 0) return null;
  return (
    <datalist id={pageListId}>
      {targets.map(({ value, label }) => (
        <option key={value} value={value} label={label} />
      ))}
    </datalist>
  );
}

/** The same in both languages. */
function Chosen({
  fields,
  choices,
  typed,
  words,
}: Pick<BlockFormProps, 'fields' | 'choices' | 'typed' | 'words'>) {
  return fields.map((field) =>
    field.kind === 'choice' && field.name === 'author' ? (
      <Author key={field.name} suggested={choices.author} chosen={typed.author ?? ''} words={words} />
    ) : field.kind === 'choice' ? (
      <SelectField
        key={field.name}
        idPrefix="block"
        name={field.name}
        label={words.choices[field.name]}
        options={choices[field.name]}
        chosen={typed[field.name] ?? ''}
        isRequired={field.isRequired}
        hint={field.name === 'sharePicture' ? words.sharePictureHint : undefined}
      />
    ) : null,
  );
}

const authorListId = 'article-authors';

/** Also a guest, whom no list knows. '{coach}' is what the form wrote before the coach became the default. */
function Author({
  suggested: [coach, ...others],
  chosen,
  words,
}: {
  suggested: Choices['author'];
  chosen: string;
  words: BlockFormProps['words'];
}) {
  return (
    <>
      <TextField
        idPrefix="block"
        name="author"
        label={words.choices.author}
        hint={words.authorHint(coach?.label ?? '')}
        defaultValue={chosen === '{coach}' ? '' : chosen}
        list={authorListId}
        maxLength={300}
        autoComplete="off"
      />
      <datalist id={authorListId}>
        {others.map(({ value }) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}
