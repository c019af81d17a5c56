import { Alert } from '#app/ui/feedback/alert.tsx';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { draftKey } from '#app/web/autosave/drafts.ts';
import { type Saving, useAutosave } from '#app/web/autosave/use-autosave.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { useWords } from '#app/web/words.ts';
import type { RefusedNote } from './brief-actions.ts';
import { noteMessages } from './note.messages.ts';

export interface EditedNote {
  bookingId: string;
  body: string;
  isShared: boolean;
  version: number;
}

interface Props {
  note: EditedNote;
  userId: string;
  label: string;
  refused?: RefusedNote | null;
  /** Just saved by the form without scripts. */
  isFlashed?: boolean;
}

/** Without scripts a form; with them it autosaves, on leaving the page too, and retries while offline. */
export function NoteEditor({ note, userId, label, refused = null, isFlashed = false }: Props) {
  const words = useWords(noteMessages);
  const to = `/admin/bookings/${note.bookingId}/brief/note`;
  const saving = useAutosave({
    ...note,
    refused,
    draftKey: draftKey('note', userId, note.bookingId),
    saveUrl: `${to}/save`,
    problems: words.problems,
  });
  const { state } = saving;
  const line = state.kind in words.states ? words.states[state.kind as keyof typeof words.states] : '';
  return (
    <PostForm
      to={to}
      className="form note-form"
      ref={saving.form}
      onInput={saving.typed}
      onSubmit={saving.submit}
    >
      <NoteTrouble saving={saving} refused={refused} />
      <input type="hidden" name="version" value={refused?.other?.version ?? note.version} />
      <p className="note-reader">
        <Badge variant="quiet">{words.onlyYou}</Badge>
        <Badge variant="waiting">{words.shared}</Badge>
      </p>
      <TextArea
        name="body"
        idPrefix="note"
        label={label}
        rows={4}
        defaultValue={refused?.body ?? note.body}
      />
      <Checkbox
        name="shared"
        idPrefix="note"
        label={words.share}
        note={words.shareNote}
        isChecked={refused?.isShared ?? note.isShared}
      />
      <div className="note-foot cluster wide">
        <Button type="submit" variant="ghost" isCompact isPlain>
          {words.save}
        </Button>
        <p role="status" className={`note-state ${saving.isAlive ? state.kind : ''}`}>
          {saving.isAlive ? line : isFlashed ? words.saved : ''}
        </p>
      </div>
    </PostForm>
  );
}

function NoteTrouble({ saving, refused }: { saving: Saving; refused: RefusedNote | null }) {
  const words = useWords(noteMessages);
  const { state } = saving;
  const problem = saving.problem ?? (refused && !saving.isAlive ? words.problems[refused.refusal] : null);
  if (!problem) return null;
  const isSignedOut = state.kind === 'refused' && state.because === 'signed-out';
  return (
    <Alert variant="wrong" title={words.refused} isNews>
      <p>{problem}</p>
      {isSignedOut ? (
        <p>
          <TextLink href="/login?next=/admin">{words.signIn}</TextLink>
        </p>
      ) : null}
      {state.kind === 'changed' ? (
        <>
          <h3>{words.other(state.other.changedAt)}</h3>
          <pre className="note-other">{state.other.body}</pre>
          <div className="actions">
            <button type="submit" className="button plain compact" data-how="merge">
              {words.merge}
            </button>
          </div>
        </>
      ) : null}
    </Alert>
  );
}
