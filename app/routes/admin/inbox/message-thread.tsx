import { Button } from '#app/ui/forms/button.tsx';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm, useResourceHref } from '#app/web/forms/sub-resource.tsx';
import type { EmailState } from '#studio/email/email.ts';
import type { Language } from '#studio/shared/language.ts';
import type { ReplyWords } from './reply.messages.ts';
import type { ReturnedReply } from './reply.ts';
import type { TypedReply } from './typed-reply.ts';

export interface ThreadView {
  name: string;
  language: Language;
  version: number;
  replies: ReadonlyArray<{ id: string; body: string; sent: string; state: EmailState }>;
  draft: TypedReply | null;
  saved: ReadonlyArray<{ id: string; title: string }>;
  mailto: string;
  /** New for every rendering, so that the field shows an inserted text. */
  formKey: string;
}

/** What the owner has answered. */
export function Replies({ replies, words }: { replies: ThreadView['replies']; words: ReplyWords }) {
  return replies.map(({ id, body, sent, state }) => (
    <article className="note" key={id}>
      <header>
        <h2>{words.you}</h2>
        <small>
          {sent} · {words.states[state]}
        </small>
      </header>
      <p>{body}</p>
    </article>
  ));
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
