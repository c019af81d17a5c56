import { Form } from 'react-router';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { firstLine } from '#studio/journal/entry-text.ts';
import type { EntryEditorProps } from './entry-editor-props.ts';
import { EntryTrouble } from './entry-trouble.tsx';
import { useAutosave } from './use-autosave.ts';

/** Without scripts a form; with them it autosaves, on leaving the page too, and retries while offline. */
export function EntryEditor(props: EntryEditorProps) {
  const { id, did, words, refused } = props;
  const { entry: said } = words;
  const saving = useAutosave(props);
  const { state } = saving;
  const line = state.kind in said.states ? said.states[state.kind as keyof typeof said.states] : '';
  return (
    <div className="entry">
      <Form method="post" className="form" ref={saving.form} onInput={saving.typed} onSubmit={saving.submit}>
        <EntryTrouble {...{ words, refused, saving }} />
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
        <div className="entry-foot">
          <button type="submit" className="button plain">
            {said.save}
          </button>
          <p role="status" className={`entry-state ${saving.isAlive ? state.kind : ''}`}>
            {saving.isAlive ? line : did ? said.done : ''}
          </p>
        </div>
      </Form>
      {props.version > 0 ? (
        <details className="second-thought entry-end">
          <summary className="word-button">{said.remove}</summary>
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
