import { type ReactNode, useEffect, useState } from 'react';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { AdminFrame } from '../../../frame.tsx';
import { NoteHead } from '../../../note-head.tsx';
import { Done } from '../../../refused.tsx';
import type {
  ConnectedView,
  FieldView,
  GuidedResult,
  GuidedView,
  RecordsView,
  RecordView,
} from './guided.ts';

export const connectionsPage = '/admin/settings/connections';

/** One step of a connection, with the list of all of them. */
export function GuidedPage({
  view,
  result,
  children,
}: {
  view: GuidedView;
  result: GuidedResult | undefined;
  children: ReactNode;
}) {
  const { title, lead, of, back, steps, flash, unreadable } = view;
  return (
    <AdminFrame page="settings" title={title} back={{ href: connectionsPage, label: back }}>
      <p className="step-mark">{of}</p>
      <p className="admin-lead">{lead}</p>
      {result ? <Refusal result={result} /> : <Done text={flash} />}
      {unreadable && (
        <Alert variant="wrong" title={unreadable} headingLevel={2}>
          {null}
        </Alert>
      )}
      <div className="guided">
        <div className="guided-step">{children}</div>
        <section className="admin-section guided-steps">
          <header>
            <h2>{steps.title}</h2>
            <small>{steps.note}</small>
          </header>
          <ol>
            {steps.list.map(({ key, name, note, state, href }) => (
              <li key={key} aria-current={key === steps.current ? 'step' : undefined}>
                <NoteHead state={state} />
                <a href={href}>{name}</a>
                <span className="hint">{note}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </AdminFrame>
  );
}

function Refusal({ result: { title, text, quote } }: { result: GuidedResult }) {
  return (
    <Alert variant="wrong" title={title} isNews>
      <p>{text}</p>
      {quote && (
        <p className="hint">
          {quote.label}: <code>{quote.words}</code>
        </p>
      )}
    </Alert>
  );
}

export function Fields({
  fields,
  result,
  prefix,
}: {
  fields: readonly FieldView[];
  result: GuidedResult | undefined;
  prefix: string;
}) {
  return fields.map(({ kind, options, value, isReadOnly, isRequired = false, ...field }) => {
    const input = result?.input[field.name] ?? value;
    const common = {
      ...field,
      idPrefix: prefix,
      isRequired,
      error: result?.faults[field.name] ?? null,
    };
    if (options) return <SelectField key={field.name} {...common} options={options} chosen={input} />;
    if (kind === 'area')
      return <TextArea key={field.name} {...common} defaultValue={input} readOnly rows={8} />;
    return (
      <TextField
        key={field.name}
        {...common}
        type={kind === 'password' || kind === 'email' ? kind : 'text'}
        inputMode={kind === 'number' ? 'numeric' : undefined}
        autoComplete={kind === 'password' ? 'new-password' : 'off'}
        defaultValue={kind === 'password' ? '' : input}
        readOnly={isReadOnly}
      />
    );
  });
}

export function Records({ records }: { records: RecordsView }) {
  const { list, words, status, send } = records;
  return (
    <>
      <ul className="dns-records">
        {list.map((record) => (
          <OneRecord key={record.key} record={record} words={words} />
        ))}
      </ul>
      <p className="hint">{words.nameHint}</p>
      <div className="actions">
        <PostForm to="check">
          <SubmitButton label={words.check} isPlain />
        </PostForm>
      </div>
      <details className="confirm-step">
        <summary className="text-link">{words.send}</summary>
        <div className="stack">
          <TextArea
            name="records"
            idPrefix="send"
            label={words.sendText}
            hint={words.sendHint}
            defaultValue={send.text}
            readOnly
            rows={10}
          />
          <div className="actions">
            <ButtonLink href={send.href} variant="ghost" isPlain opensDocument>
              {words.openEmail}
            </ButtonLink>
          </div>
        </div>
      </details>
      <p className="hint" role="status">
        {status}
      </p>
    </>
  );
}

/** What is entered at the provider, each to copy. */
export function Values({
  values,
  copy,
  copied,
}: {
  values: ReadonlyArray<{ label: string; text: string }>;
  copy: string;
  copied: string;
}) {
  return (
    <ul className="dns-records">
      {values.map(({ label, text }) => (
        <li key={text}>
          <p className="hint">{label}</p>
          <p className="copied-value">
            <code>{text}</code>
            <Copy text={text} label={copy} done={copied} />
          </p>
        </li>
      ))}
    </ul>
  );
}

export function ConnectedStep({ rows, links, disconnect }: ConnectedView) {
  return (
    <>
      <Leaders isFull isFacts rows={rows} />
      {links.map(({ href, label }) => (
        <p key={href}>
          <TextLink href={href}>{label}</TextLink>
        </p>
      ))}
      {disconnect && <Disconnection {...disconnect} />}
    </>
  );
}

function Disconnection({ title, hint, button }: { title: string; hint: string; button: string }) {
  return (
    <details className="confirm-step">
      <summary className="text-link">{title}</summary>
      <p className="hint">{hint}</p>
      <PostForm to="disconnection" className="actions">
        <Button type="submit" variant="wrong" isPlain>
          {button}
        </Button>
      </PostForm>
    </details>
  );
}

function OneRecord({ record, words }: { record: RecordView; words: RecordsView['words'] }) {
  const { kind, state, rows, note, there, instead } = record;
  return (
    <li>
      <header>
        <h2>{kind}</h2>
        <span className={state.isWrong ? 'record-state wrong' : 'record-state'}>
          <NoteHead state={state.head} />
          {state.text}
        </span>
      </header>
      {rows.map(({ key, type, name, value, shownAt }) => (
        <dl key={key}>
          <dt>{words.type}</dt>
          <dd>{type}</dd>
          <dt>{words.name}</dt>
          <dd>
            <code>{name}</code>
            <Copy text={name} label={words.copyName} done={words.copied} />
          </dd>
          <dt>{words.value}</dt>
          <dd>
            {value && <code>{value}</code>}
            {value && <Copy text={value} label={words.copyValue} done={words.copied} />}
            {shownAt && <span>{shownAt.text}</span>}
            {shownAt?.link && <TextLink href={shownAt.link.href}>{shownAt.link.label}</TextLink>}
          </dd>
        </dl>
      ))}
      {note && <p className={state.isWrong ? 'record-note wrong' : 'record-note'}>{note}</p>}
      {(there.length > 0 || instead) && (
        <dl>
          {there.map((text) => (
            <Published key={text} label={words.there} text={text} />
          ))}
          {instead && (
            <Published label={words.instead} text={instead}>
              <Copy text={instead} label={words.copyValue} done={words.copied} />
            </Published>
          )}
        </dl>
      )}
    </li>
  );
}

function Published({ label, text, children }: { label: string; text: string; children?: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>
        {children}
      </dd>
    </>
  );
}

/** In secure contexts with scripts; the text can be selected anywhere. */
function Copy({ text, label, done }: { text: string; label: string; done: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const [clipboard, setClipboard] = useState<Clipboard | null>(null);
  useEffect(() => setClipboard(navigator.clipboard ?? null), []);
  if (!clipboard) return null;
  const copy = () =>
    clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <Button variant="ghost" isPlain isCompact onClick={copy}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="copy-icon">
        <path d="M8 8h12v12H8zM16 8V4H4v12h4" />
      </svg>
      <span className="unseen">{label}</span>
      <span role="status" className={isCopied ? undefined : 'unseen'}>
        {isCopied ? done : ''}
      </span>
    </Button>
  );
}
