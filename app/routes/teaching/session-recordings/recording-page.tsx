import { useRef } from 'react';
import { Button } from '#app/ui/forms/button.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Player } from '#app/ui/media/player.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm, useIsSending } from '#app/web/forms/sub-resource.tsx';
import { timeText } from '#platform/media/time-text.ts';
import type { RecordingWords } from './recording.messages.ts';
import { type CommentView, TimedComments } from './timed-comments.tsx';

export interface RecordingView {
  id: string;
  name: string;
  seconds: number | null;
  sound: string;
  /** False: not every browser plays it. */
  isPlayable: boolean;
  day: string;
  /** Null: there is no other recording to compare it with. */
  comparison: string | null;
}

export interface RefusedComment {
  commentFields: ReadonlyArray<'at' | 'body'>;
  typed: { at: string; body: string };
}

interface Props {
  recording: RecordingView;
  comments: readonly CommentView[];
  coachName: string;
  idempotencyKey: string;
  refused: RefusedComment | null;
  words: RecordingWords;
}

export function RecordingPage({ recording, comments, coachName, words, ...form }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const audio = () => page.current?.querySelector('audio');
  const playFrom = (at: number) => {
    const sound = audio();
    if (!sound) return false;
    sound.currentTime = at;
    void sound.play();
    return true;
  };
  return (
    <div className="session-recording stack" ref={page}>
      {recording.isPlayable ? (
        <Player
          src={recording.sound}
          title={`${words.session}, ${recording.day}`}
          seconds={recording.seconds}
        />
      ) : (
        <p>
          {words.downloadNote}{' '}
          <a className="text-link" href={recording.sound} download={recording.name}>
            {words.download}
            <span className="unseen">: {recording.name}</span>
          </a>
        </p>
      )}
      {recording.comparison ? (
        <p>
          <TextLink href={recording.comparison}>{words.compare}</TextLink>
        </p>
      ) : null}
      <section id="comments">
        <h2>{words.talk.title}</h2>
        {comments.length === 0 ? <p className="quiet">{words.talk.none}</p> : null}
        <TimedComments
          comments={comments.map((comment) => ({
            ...comment,
            by: comment.by ?? coachName,
            sound: recording.sound,
            playFrom: () => playFrom(comment.at),
          }))}
          label={words.talk.playFrom}
        />
        <CommentForm {...form} words={words.talk} playedTo={() => audio()?.currentTime ?? 0} />
      </section>
    </div>
  );
}

function CommentForm({
  idempotencyKey,
  refused,
  words,
  playedTo,
}: Pick<Props, 'idempotencyKey' | 'refused'> & { words: RecordingWords['talk']; playedTo: () => number }) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useIsSending('comments');
  const errorOf = (name: 'at' | 'body') =>
    refused?.commentFields.includes(name) ? words.faults[name] : null;
  // The moment that is heard when the writer begins, unless a time is typed already.
  const fillTime = () => {
    const field = form.current?.elements.namedItem('at');
    const at = Math.floor(playedTo());
    if (field instanceof HTMLInputElement && field.value === '' && at > 0) field.value = timeText(at);
  };
  return (
    <PostForm to="comments" className="form" noValidate ref={form} onFocus={fillTime} key={idempotencyKey}>
      <IdempotencyKey value={idempotencyKey} />
      <TextField
        name="at"
        idPrefix="comment"
        label={words.at}
        hint={words.atHint}
        defaultValue={refused?.typed.at ?? ''}
        error={errorOf('at')}
        maxLength={10}
      />
      <TextArea
        name="body"
        idPrefix="comment"
        label={words.body}
        rows={3}
        isRequired
        defaultValue={refused?.typed.body ?? ''}
        error={errorOf('body')}
      />
      <div className="actions">
        <Button type="submit" isBusy={isBusy} isCompact>
          {words.save}
        </Button>
      </div>
    </PostForm>
  );
}
