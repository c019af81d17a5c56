import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { ActionButton, ConfirmButton, VersionField } from '../../../action-buttons.tsx';
import { reviewMessages } from '../review/review.messages.ts';
import { Changes, countChanges, ReviewNotes } from '../review/review.tsx';
import type { EditedPage } from './edited-page.ts';
import type { WebsiteWords } from './website.messages.ts';

interface PublishingProps {
  page: EditedPage;
  words: WebsiteWords;
}

export function PublishNow({ page: { version }, words }: PublishingProps) {
  return (
    <PostForm to="publication">
      <VersionField version={version} />
      <Button type="submit" variant="sun" isPlain>
        {words.publish}
      </Button>
    </PostForm>
  );
}

export function Publishing({ page, words }: PublishingProps) {
  const { state, version, publishAt, review, language } = page;
  if (state.state === 'published' || !review) return <p className="hint">{words.upToDate}</p>;
  const own = reviewMessages[language];
  const waiting = review.since ? own.changes(countChanges(page), review.since) : own.notPublished;
  return (
    <section className="admin-section first">
      <h2>{words.publishing}</h2>
      <p>{publishAt ? words.scheduledFor(publishAt) : waiting}</p>
      <ReviewNotes page={page} words={words} />
      <Changes page={page} />
      {publishAt && (
        <ActionButton to="schedule" as={{ version }} label={words.unschedule} short={words.unschedule} />
      )}
      <details className="confirm-step">
        <summary className="text-link">{words.schedule}</summary>
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
