import { Disclosure } from '#app/ui/disclosure.tsx';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { UploadStyles } from '#app/ui/forms/upload-styles.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm, useResourceHref } from '#app/web/forms/sub-resource.tsx';
import type { EmailState } from '#studio/email/email.ts';
import type { Language } from '#studio/shared/language.ts';
import type { ReplyWords } from './reply.messages.ts';
import type { ReturnedReply } from './reply.ts';
import type { TypedReply } from './typed-reply.ts';

interface ReplyEntry {
  kind: 'reply';
  id: string;
  when: string;
  body: string;
  state: EmailState;
}

interface EmailEntry {
  kind: 'email';
  id: string;
  when: string;
  name: string;
  email: string;
  isVerified: boolean;
  /** Than the contact message has. */
  isOtherAddress: boolean;
  written: string;
  quoted: string | null;
  isShortened: boolean;
  /** `href` null: the file is not stored. */
  attachments: ReadonlyArray<{
    key: string;
    name: string;
    size: string;
    href: string | null;
    textHref: string | null;
  }>;
}

export type ThreadEntry = ReplyEntry | EmailEntry;

export interface ThreadView {
  name: string;
  language: Language;
  version: number;
  /** Oldest first. */
  entries: readonly ThreadEntry[];
  draft: TypedReply | null;
  saved: ReadonlyArray<{ id: string; title: string }>;
  mailto: string;
  /** New for every rendering, so that the field shows an inserted text. */
  formKey: string;
}

export function ThreadEntries({ entries, words }: { entries: readonly ThreadEntry[]; words: ReplyWords }) {
  return entries.map((entry) =>
    entry.kind === 'reply' ? (
      <article className="note" key={entry.id}>
        <header>
          <h2>{words.you}</h2>
          <small>
            {entry.when} · {words.states[entry.state]}
          </small>
        </header>
        <p>{entry.body}</p>
      </article>
    ) : (
      <ReceivedEmail key={entry.id} {...{ entry, words }} />
    ),
  );
}

/** Always text: an email never brings markup, pictures or links of its own. */
function ReceivedEmail({ entry, words }: { entry: EmailEntry; words: ReplyWords }) {
  return (
    <article className="note received">
      <header>
        <h2>{entry.name || entry.email}</h2>
        <small>
          {entry.when} · {words.byEmail}
        </small>
      </header>
      <div className="sender">
        <small>{entry.email}</small>
        {!entry.isVerified && <Badge variant="wrong">{words.notVerified}</Badge>}
        {entry.isOtherAddress && <Badge variant="waiting">{words.otherAddress}</Badge>}
      </div>
      <p>{entry.written || words.noText}</p>
      {entry.isShortened && <p className="hint">{words.shortened}</p>}
      <Attachments {...{ entry, words }} />
      {entry.quoted && (
        <Disclosure summary={words.quoted}>
          <p>{entry.quoted}</p>
        </Disclosure>
      )}
    </article>
  );
}

function Attachments({ entry, words }: { entry: EmailEntry; words: ReplyWords }) {
  const missing = entry.attachments.filter(({ href }) => href === null);
  return (
    <>
      <UploadStyles />
      <ul className="uploads" hidden={missing.length === entry.attachments.length}>
        {entry.attachments.map(
          ({ key, name, size, href, textHref }) =>
            href && (
              <li className="upload" key={key}>
                <a className="upload-name" href={href} download>
                  {name || words.unnamed}
                </a>
                <span className="upload-size">{size}</span>
                {textHref && <TextLink href={textHref}>{words.asText}</TextLink>}
              </li>
            ),
        )}
      </ul>
      {missing.length > 0 && (
        <div className="not-stored">
          <p className="hint">{words.notStored}</p>
          <ul>
            {missing.map(({ key, name, size }) => (
              <li key={key}>
                {name || words.unnamed} ({size})
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface FormProps {
  thread: ThreadView;
  words: ReplyWords;
  isBusy: boolean;
  returned: ReturnedReply | null;
}

/** Every button works without scripts: a saved reply is inserted by the server. */
export function ReplyForm({ thread, words, isBusy, returned }: FormProps) {
  const typed = returned?.typed ?? thread.draft;
  const problem = returned?.problem;
  return (
    <section className="admin-section" id="reply">
      <h2>{words.title}</h2>
      <PostForm
        to="reply"
        className="admin-form reply-form"
        key={returned ? thread.formKey : thread.version}
        noValidate
      >
        <input type="hidden" name="version" value={thread.version} />
        <TextArea
          name="body"
          idPrefix="reply"
          label={words.body(thread.name)}
          hint={words.hint}
          rows={8}
          isRequired
          takesFocus
          defaultValue={typed?.body ?? ''}
          error={problem && problem !== 'changed' ? words.problems[problem] : null}
        />
        <SavedReplies saved={thread.saved} words={words} />
        <RadioGroup
          name="language"
          idPrefix="reply"
          label={words.language}
          chosen={typed?.language ?? thread.language}
          options={(['en', 'da'] as const).map((value) => ({ value, label: words.languages[value] }))}
        />
        <div className="actions">
          <Button type="submit" isBusy={isBusy}>
            {words.preview}
          </Button>
          <TextLink href={thread.mailto}>{words.byApp}</TextLink>
        </div>
      </PostForm>
    </section>
  );
}

function SavedReplies({ saved, words }: { saved: ThreadView['saved']; words: ReplyWords }) {
  const href = useResourceHref('insertion');
  return (
    <details className="saved-replies">
      <summary className="button ghost plain compact">{words.saved}</summary>
      <ul>
        {saved.map(({ id, title }) => (
          <li key={id}>
            <button type="submit" name="saved" value={id} formAction={href}>
              {title}
            </button>
          </li>
        ))}
        <li>
          <TextLink href="/admin/saved-replies">{words.edit}</TextLink>
        </li>
      </ul>
    </details>
  );
}
