import { type MouseEvent, useRef } from 'react';
import { Button } from '#app/ui/forms/button.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Player } from '#app/ui/media/player.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm, useIsSending } from '#app/web/forms/sub-resource.tsx';
import { timeText } from '#platform/media/time-text.ts';
import type { RecordingWords } from './recording.messages.ts';

export interface RecordingView {
  id: string;
  name: string;
  seconds: number | null;
  sound: string;
  /** False: not every browser plays it. */
  isPlayable: boolean;
  day: string;
}

export interface CommentView {
  id: string;
  /** Seconds from the start. */
  at: number;
  time: string;
  body: string;
  /** Null: the coach, for the student. */
  by: string | null;
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
  const playFrom = (event: MouseEvent, at: number) => {
    const sound = audio();
    if (!sound) return;
    event.preventDefault();
    sound.currentTime = at;
    void sound.play();
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
      <section id="comments">
        <h2>{words.talk.title}</h2>
        {comments.length === 0 ? <p className="quiet">{words.talk.none}</p> : null}
        <ol className="timed-comments stack">
          {comments.map(({ id, at, time, body, by }) => (
            <li key={id}>
              {/* Without scripts the browser plays the file from the moment in its address. */}
              <a
                className="figures"
                href={`${recording.sound}#t=${at}`}
                aria-label={words.talk.playFrom(time)}
                onClick={(event) => playFrom(event, at)}
              >
                {time}
              </a>
              <div>
                <strong>{by ?? coachName}</strong>
                <p>{body}</p>
              </div>
            </li>
          ))}
        </ol>
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
