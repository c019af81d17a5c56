import { Badge } from '#app/ui/feedback/badge.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { timeText } from '#platform/media/time-text.ts';
import { typeOf } from '#studio/teaching/learning/files/lesson-file.ts';
import type {
  EditedCourse,
  EditedModule,
  ListedLesson,
} from '#studio/teaching/learning/owner-courses.queries.ts';
import { ActionButton, ConfirmButton } from '../../action-buttons.tsx';
import type { CourseRefusal } from './act-on-course.ts';
import type { TeachingWords } from './courses.messages.ts';
import { SavedWords, WordsFields } from './text-fields.tsx';
import { titleOf } from './title-of.ts';

interface InCourse {
  refused: CourseRefusal | null;
  words: TeachingWords;
  language: 'en' | 'da';
  idempotencyKey: string;
}

const nothing = { en: { title: '', description: '' }, da: { title: '', description: '' } };

export function CourseModules({ course, ...rest }: InCourse & { course: EditedCourse }) {
  const { refused, words } = rest;
  return (
    <section aria-labelledby="course-modules" className="admin-section first">
      <h2 id="course-modules">{words.course.modules}</h2>
      {course.modules.length === 0 && <p className="hint">{words.course.noModules}</p>}
      <ol className="edit-modules">
        {course.modules.map((module, place) => (
          <li key={module.id} id={module.id}>
            <Module
              {...rest}
              module={module}
              seen={course.seen}
              isFirst={place === 0}
              isLast={place === course.modules.length - 1}
            />
          </li>
        ))}
      </ol>
      <details className="add" open={refused?.about === 'new-module' || course.modules.length === 0}>
        <summary className="text-link">{words.course.addModule}</summary>
        <PostForm to="modules" className="form narrow" key={course.modules.length}>
          <IdempotencyKey value={rest.idempotencyKey} />
          <WordsFields
            idPrefix="new-module"
            words={words}
            values={(refused?.about === 'new-module' && refused.typed) || nothing}
          />
          <Button type="submit" isPlain>
            {words.course.addModuleButton}
          </Button>
        </PostForm>
      </details>
    </section>
  );
}

interface Place {
  /** The order at render time, for conflict detection. */
  seen: string;
  isFirst: boolean;
  isLast: boolean;
}

type ModuleProps = InCourse & Place & { module: EditedModule };

function Module(props: ModuleProps) {
  const { module, seen, isFirst, isLast, words, language } = props;
  const title = titleOf(module.words, language);
  return (
    <>
      <div className="edit-module-head">
        <h3>{title}</h3>
        <div className="row-actions cluster wide">
          <Moves
            what="module"
            id={module.id}
            title={title}
            seen={seen}
            isFirst={isFirst}
            isLast={isLast}
            words={words}
          />
        </div>
      </div>
      {module.words[language].description && <p className="quiet">{module.words[language].description}</p>}
      <ol className="edit-lessons">
        {module.lessons.map((lesson, place) => (
          <li key={lesson.id} id={lesson.id}>
            <Lesson
              lesson={lesson}
              words={words}
              seen={module.seen}
              isFirst={place === 0}
              isLast={place === module.lessons.length - 1}
            />
          </li>
        ))}
      </ol>
      <div className="module-actions cluster wide">
        <NewLesson {...props} title={title} />
        <EditModule {...props} title={title} />
        <ConfirmButton
          to={`modules/${module.id}/deletion`}
          as={{ version: module.version }}
          label={words.course.removeModule}
          question={words.course.removeModuleSure(title)}
          yes={words.acts.yes}
        />
      </div>
    </>
  );
}

function Lesson({
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

function Moves({
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

function NewLesson({ module, title, refused, words, idempotencyKey }: ModuleProps & { title: string }) {
  const own = refused?.about === `lesson-${module.id}` ? refused : null;
  return (
    <details className="add" open={own !== null}>
      <summary className="text-link">
        {words.course.addLesson}
        <span className="unseen">: {title}</span>
      </summary>
      <PostForm to={`modules/${module.id}/lessons`} className="form narrow">
        <IdempotencyKey value={idempotencyKey} />
        <WordsFields idPrefix={`new-${module.id}`} isShort words={words} values={own?.typed ?? nothing} />
        <Button type="submit" isPlain>
          {words.course.addLessonButton}
        </Button>
      </PostForm>
    </details>
  );
}

function EditModule({ module, title, refused, words }: ModuleProps & { title: string }) {
  const own = refused?.about === module.id ? refused : null;
  return (
    <details className="add" open={own !== null}>
      <summary className="text-link">
        {words.course.editModule}
        <span className="unseen">: {title}</span>
      </summary>
      <PostForm to={`modules/${module.id}`} className="form narrow" key={module.version} preventScrollReset>
        <input type="hidden" name="version" value={module.version} />
        <WordsFields idPrefix={module.id} words={words} values={own?.typed ?? module.words} />
        {own?.refusal === 'changed' && <SavedWords saved={module.words} words={words} />}
        <Button type="submit" isPlain>
          {words.words.save}
        </Button>
      </PostForm>
    </details>
  );
}
