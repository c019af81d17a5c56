import { Badge } from '#app/ui/feedback/badge.tsx';
import { timeText } from '#platform/media/time-text.ts';
import { typeOf } from '#studio/teaching/learning/files/lesson-file.ts';
import type { ListedLesson } from '#studio/teaching/learning/owner-courses.queries.ts';
import { ActionButton } from '../action-buttons.tsx';
import type { TeachingWords } from './courses.messages.ts';

export interface Place {
  /** The order at render time, for conflict detection. */
  seen: string;
  isFirst: boolean;
  isLast: boolean;
}

export function Lesson({
  lesson,
  words,
  ...place
}: Place & {
  lesson: ListedLesson;
  words: TeachingWords;
}) {
  const { id, title, version, kind, seconds, isPublished } = lesson;
  return (
    <>
      <div className="edit-lesson-text">
        <a className="text-link" href={`/admin/lessons/${id}`}>
          {title}
        </a>
        <p className="hint">
          {words.types[kind ? typeOf(kind) : 'text']}
          {seconds !== null && ` ${timeText(seconds)}`}
        </p>
      </div>
      <div className="row-actions cluster wide">
        <Badge variant={isPublished ? 'done' : 'quiet'}>
          {isPublished ? words.states.shown : words.states.hidden}
        </Badge>
        <ActionButton
          to={`lessons/${id}/visibility`}
          id={`visibility-${id}`}
          fields={{ show: isPublished ? 'no' : 'yes' }}
          as={{ version }}
          label={`${isPublished ? words.acts.hide : words.acts.publish}: ${title}`}
          short={isPublished ? words.acts.hide : words.acts.publish}
        />
        <Moves what="lesson" id={id} title={title} words={words} {...place} />
      </div>
    </>
  );
}

export function Moves({
  what,
  id,
  title,
  seen,
  isFirst,
  isLast,
  words,
}: Place & { what: 'module' | 'lesson'; id: string; title: string; words: TeachingWords }) {
  return (
    <>
      <ActionButton
        to={`${what}s/${id}/position`}
        id={`${what}-up-${id}`}
        fields={{ direction: 'up' }}
        as={{ seen }}
        label={words.acts.up(title)}
        short={words.acts.upShort}
        isOff={isFirst}
      />
      <ActionButton
        to={`${what}s/${id}/position`}
        id={`${what}-down-${id}`}
        fields={{ direction: 'down' }}
        as={{ seen }}
        label={words.acts.down(title)}
        short={words.acts.downShort}
        isOff={isLast}
      />
    </>
  );
}
