import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { ActionButton, ConfirmButton, VersionField } from '../../action-buttons.tsx';
import type { EditedPage } from './edited-page.ts';
import type { WebsiteWords } from './website.messages.ts';

/** What is missing is mentioned before the buttons; it prevents nothing. */
export function Publishing({ page, words }: { page: EditedPage; words: WebsiteWords }) {
  const { state, version, publishAt } = page;
  if (state.state === 'published') return <p className="hint">{words.upToDate}</p>;
  return (
    <section className="admin-section first">
      <h2>{words.publishing}</h2>
      <p>{publishAt ? words.scheduledFor(publishAt) : words.waiting}</p>
      {state.outdated.map((each) => (
        <p key={each}>{words.noteOutdated[each]}</p>
      ))}
      {state.withoutAlt > 0 && <p>{words.noteAlt(state.withoutAlt)}</p>}
      <PostForm to="publication" className="remedies">
        <VersionField version={version} />
        <Button type="submit" isPlain>
          {words.publish}
        </Button>
      </PostForm>
      {publishAt && (
        <ActionButton to="schedule" as={{ version }} label={words.unschedule} short={words.unschedule} />
      )}
      <details className="confirm-step">
        <summary className="text-action">{words.schedule}</summary>
        <PostForm to="schedule" className="form">
          <VersionField version={version} />
          <TextField idPrefix="schedule" name="day" type="date" label={words.day} isRequired />
          <TextField idPrefix="schedule" name="time" type="time" label={words.time} isRequired />
          <Button type="submit" isPlain>
            {words.scheduleButton}
          </Button>
        </PostForm>
      </details>
      <ConfirmButton
        to="draft-removal"
        as={{ version }}
        label={words.discard}
        question={words.discardSure}
        yes={words.yes}
      />
    </section>
  );
}
