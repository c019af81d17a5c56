import type { MouseEvent } from 'react';

export interface CommentView {
  id: string;
  /** Seconds from the start. */
  at: number;
  time: string;
  body: string;
  /** Null: the coach, for the student. */
  by: string | null;
}

export interface TimedComment extends CommentView {
  by: string;
  sound: string;
  /** False: there is no player that could. */
  playFrom: () => boolean;
}

/** Without scripts the browser plays the file from the moment in its address. */
export function TimedComments({
  comments,
  label,
}: {
  comments: readonly TimedComment[];
  label: (time: string) => string;
}) {
  return (
    <ol className="timed-comments stack">
      {comments.map(({ id, at, time, body, by, sound, playFrom }) => (
        <li key={id}>
          <a
            className="figures"
            href={`${sound}#t=${at}`}
            aria-label={label(time)}
            onClick={(event: MouseEvent) => {
              if (playFrom()) event.preventDefault();
            }}
          >
            {time}
          </a>
          <div>
            <strong>{by}</strong>
            <p>{body}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
