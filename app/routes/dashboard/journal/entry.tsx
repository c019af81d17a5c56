import { data, Form, redirect, useFormAction, useLocation } from 'react-router';
import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { formats } from '#studio/shared/format.ts';
import { firstLine } from '#studio/shared/texts/entry-text.ts';
import { entryOfMine } from '#studio/teaching/journal/journal.queries.ts';
import type { Route } from './+types/entry';
import type { EntryEditorProps } from './entry-editor-props.ts';
import { entryFromForm, type RefusedEntry } from './entry-from-form.ts';
import { journalMessages } from './journal.messages.ts';
import { type EntrySaving, useEntryAutosave } from './use-entry-autosave.ts';

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `/dashboard/journal/<entry>` and `/dashboard/journal/new?entry=<new id>`. GET creates nothing. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const who = await signedIn(request, context, pathname);
  const requested = searchParams.get('entry') ?? '';
  const id = params.entry ?? (guid.test(requested) ? requested : crypto.randomUUID());
  const entry = await entryOfMine(worldOf(context).db.query, who, id);
  if (params.entry && !entry) throw data(null, { status: 404 });
  if (!params.entry && entry) throw redirect(`/dashboard/journal/${id}`);
  return {
    userId: who.userId,
    id,
    body: entry?.body ?? '',
    isShared: entry?.isShared ?? false,
    version: entry?.version ?? 0,
    written: entry ? formats[who.language].instant(entry.createdAt) : null,
    flash: searchParams.has('saved'),
  };
}

export function action(args: Route.ActionArgs) {
  return entryFromForm(args, 'save');
}

export default function Entry({ loaderData }: Route.ComponentProps) {
  const refused = useActionResult<RefusedEntry>() ?? null;
  const { id, written, version, body } = loaderData;
  const language = useLanguage();
  const words = journalMessages[language];
  const title = version > 0 ? firstLine(body, 60) || words.untitled : words.entry.newTitle;
  return (
    <StudentFrame
      section="journal"
      title={title}
      back={
        <TextLink href="/dashboard/journal" leads="back">
          {words.entry.back}
        </TextLink>
      }
    >
      {written ? <p className="caption entry-date">{written}</p> : null}
      <EntryEditor key={id} {...loaderData} language={language} words={words} refused={refused} />
    </StudentFrame>
  );
}

/** Without scripts a form; with them it autosaves, on leaving the page too, and retries while offline. */
function EntryEditor(props: EntryEditorProps) {
  const { id, flash, words, refused } = props;
  const { entry: said } = words;
  const saving = useEntryAutosave(props);
  const { state } = saving;
  const line = state.kind in said.states ? said.states[state.kind as keyof typeof said.states] : '';
  return (
    <div className="entry">
      <Form method="post" className="form" ref={saving.form} onInput={saving.typed} onSubmit={saving.submit}>
        <EntryTrouble words={words} refused={refused} saving={saving} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={refused?.other?.version ?? props.version} />
        <TextArea
          name="body"
          idPrefix="entry"
          label={props.version > 0 ? said.bodyUnder : said.body}
          rows={14}
          defaultValue={refused?.body ?? props.body}
        />
        <Checkbox
          name="shared"
          idPrefix="entry"
          label={said.share}
          note={said.shareNote}
          isChecked={refused?.isShared ?? props.isShared}
        />
        <div className="entry-foot cluster wide">
          <button type="submit" className="button plain">
            {said.save}
          </button>
          <p role="status" className={`entry-state ${saving.isAlive ? state.kind : ''}`}>
            {saving.isAlive ? line : flash ? said.done : ''}
          </p>
        </div>
      </Form>
      {props.version > 0 ? (
        <details className="confirm-step entry-end">
          <summary className="text-link">{said.remove}</summary>
          <PostForm to="removal" className="notice wrong" onSubmit={saving.discard}>
            <p>{said.removeSure(firstLine(props.body, 40) || words.untitled)}</p>
            <button type="submit" className="button wrong plain">
              {said.removeYes}
            </button>
          </PostForm>
        </details>
      ) : null}
    </div>
  );
}

interface Props {
  words: (typeof journalMessages)['en'];
  refused: RefusedEntry | null;
  saving: EntrySaving;
}

/** Why an entry is not saved, with remedies that keep the text. */
function EntryTrouble({ words, refused, saving }: Props) {
  const { entry: texts } = words;
  const { state, movedTo } = saving;
  const { search } = useLocation();
  const merge = useFormAction('merge') + search;
  if (movedTo) {
    return (
      <Alert variant="sunlit" headingLevel={2} isNews>
        <p>{texts.movedOut}</p>
        <p>
          <TextLink href={`/dashboard/journal/${movedTo}`}>{texts.openOther}</TextLink>
        </p>
      </Alert>
    );
  }
  const other = state.kind === 'changed' ? state.other : (refused?.other ?? null);
  const problem =
    state.kind === 'changed' || state.kind === 'refused' ? saving.problem : (refused?.problem ?? null);
  if (!problem) return null;
  const because = state.kind === 'refused' ? state.because : (refused?.refusal ?? null);
  return (
    <Alert variant="wrong" title={texts.refused} isNews>
      <p>{problem}</p>
      {because === 'signed-out' ? (
        <p>
          <TextLink href={`/login?next=${encodeURIComponent(saving.here)}`}>{texts.signIn}</TextLink>
        </p>
      ) : null}
      {because === 'gone' ? (
        <div className="actions">
          <button
            type="submit"
            className="button plain"
            formAction="/dashboard/journal/new/copy"
            data-how="copy"
          >
            {texts.saveAsNew}
          </button>
        </div>
      ) : null}
      {other ? <OtherVersion other={other} words={words} merge={merge} /> : null}
    </Alert>
  );
}

function OtherVersion({
  other,
  words: { entry: texts },
  merge,
}: {
  other: NonNullable<RefusedEntry['other']>;
  words: Props['words'];
  merge: string;
}) {
  return (
    <>
      <h3>{texts.other(other.changedAt)}</h3>
      <pre className="other-text">{other.body}</pre>
      <div className="actions">
        <button type="submit" className="button plain" formAction={merge} data-how="merge">
          {texts.together}
        </button>
        <button
          type="submit"
          className="button plain ghost"
          formAction="/dashboard/journal/new/copy"
          data-how="copy"
        >
          {texts.two}
        </button>
      </div>
    </>
  );
}
