import { Disclosure } from '#app/ui/disclosure.tsx';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm, useResourceHref } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import type { EmailState } from '#studio/shared/email/email.ts';
import type { Language } from '#studio/shared/language.ts';
import type { ReturnedReply } from './message-actions.ts';
import type { ReplyWords } from './reply.messages.ts';
import { Attachments, type AttachmentView, ReplyFiles } from './thread-attachments.tsx';
import type { TypedReply } from './typed-reply.ts';

interface ReplyEntry {
  kind: 'reply';
  id: string;
  when: string;
  body: string;
  state: EmailState;
  attachments: readonly AttachmentView[];
}

interface EmailEntry {
  kind: 'email';
  id: string;
  when: string;
  name: string;
  email: string;
  isVerified: boolean;
  isFromStudentArea: boolean;
  /** Than the contact message has. */
  isOtherAddress: boolean;
  subject: string;
  written: string;
  quoted: string | null;
  isShortened: boolean;
  isUnparsed: boolean;
  attachments: readonly AttachmentView[];
}

export type ThreadEntry = ReplyEntry | EmailEntry;

export interface ThreadView {
  name: string;
  language: Language;
  version: number;
  isStartedByOwner: boolean;
  /** Of a conversation that the owner has not sent yet. */
  subject: string | null;
  /** Oldest first. */
  entries: readonly ThreadEntry[];
  draft: TypedReply | null;
  /** To the reply that is not sent yet. */
  attached: readonly AttachmentView[];
  shownIn: Language;
  saved: ReadonlyArray<{ id: string; title: string }>;
  /** Null: there is no message to quote. */
  mailto: string | null;
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
        <Attachments attachments={entry.attachments} words={words} />
      </article>
    ) : (
      <ReceivedEmail key={entry.id} entry={entry} words={words} />
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
          {entry.when} · {entry.isFromStudentArea ? words.inStudentArea : words.byEmail}
        </small>
      </header>
      <div className="sender">
        <small>{entry.email}</small>
        {!entry.isVerified && <Badge variant="wrong">{words.notVerified}</Badge>}
        {entry.isOtherAddress && <Badge variant="waiting">{words.otherAddress}</Badge>}
      </div>
      <p>{entry.written || words.noText}</p>
      {!entry.written && entry.subject && <p>{words.onlySubject(entry.subject)}</p>}
      {entry.isUnparsed && <p className="hint">{words.unparsed}</p>}
      {entry.isShortened && <p className="hint">{words.shortened}</p>}
      <Attachments attachments={entry.attachments} words={words} />
      {entry.quoted && (
        <Disclosure summary={words.quoted} isQuiet>
          <p>{entry.quoted}</p>
        </Disclosure>
      )}
    </article>
  );
}

interface FormProps {
  thread: ThreadView;
  words: ReplyWords;
  returned: ReturnedReply | null;
}

/** Every button works without scripts: a saved reply is inserted by the server. */
export function ReplyForm({ thread, words, returned }: FormProps) {
  const typed = returned?.typed ?? thread.draft;
  const problem = returned?.problem;
  return (
    <section className="admin-section" id="reply">
      <h2>{thread.subject === null ? words.title : words.draft}</h2>
      <PostForm
        to="reply"
        className="admin-form reply-form"
        encType="multipart/form-data"
        key={returned ? thread.formKey : thread.version}
        noValidate
      >
        <input type="hidden" name="version" value={thread.version} />
        {/* The Enter key presses the first button of a form. */}
        <button type="submit" hidden />
        <SubjectField typed={typed?.subject} thread={thread} words={words} returned={returned} />
        <TextArea
          name="body"
          idPrefix="reply"
          label={thread.subject === null ? words.body(thread.name) : words.startBody(thread.name)}
          hint={thread.isStartedByOwner ? words.startHint : words.hint}
          rows={8}
          isRequired
          takesFocus
          defaultValue={typed?.body ?? ''}
          error={problem === 'empty' || problem === 'too-long' ? words.problems[problem] : null}
        />
        <InsertedReplies saved={thread.saved} words={words} />
        <ReplyFiles attached={thread.attached} problem={returned?.file ?? null} words={words} />
        <RadioGroup
          name="language"
          idPrefix="reply"
          label={words.language}
          chosen={typed?.language ?? thread.language}
          options={(['en', 'da'] as const).map((value) => ({ value, label: words.languages[value] }))}
        />
        <div className="actions">
          <SubmitButton label={words.preview} />
          {thread.mailto && <TextLink href={thread.mailto}>{words.byApp}</TextLink>}
        </div>
      </PostForm>
    </section>
  );
}

type SubjectProps = Pick<FormProps, 'thread' | 'words' | 'returned'> & { typed: string | undefined };

function SubjectField({ thread, words, returned, typed }: SubjectProps) {
  const problem = returned?.problem;
  if (thread.subject === null) return null;
  return (
    <TextField
      name="subject"
      idPrefix="reply"
      label={words.subject}
      isRequired
      defaultValue={typed ?? thread.subject}
      error={problem === 'no-subject' || problem === 'long-subject' ? words.problems[problem] : null}
    />
  );
}

interface SavedProps {
  saved: ThreadView['saved'];
  words: Pick<ReplyWords, 'saved' | 'edit'>;
}

function InsertedReplies(props: SavedProps) {
  return <SavedReplies {...props} action={useResourceHref('insertion')} />;
}

/** Buttons of the form around it. Without `action` they post it to its own address. */
export function SavedReplies({ saved, words, action }: SavedProps & { action?: string }) {
  return (
    <details className="saved-replies">
      <summary className="button ghost plain compact">{words.saved}</summary>
      <ul>
        {saved.map(({ id, title }) => (
          <li key={id}>
            <button type="submit" name="saved" value={id} formAction={action}>
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
