import { Form } from 'react-router';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { timeText } from '#app/ui/media/player-model.ts';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { typeOf } from '#studio/learning/files/lesson-file.ts';
import type { EditedCourse, EditedModule, ListedLesson } from '#studio/learning/owner-courses.queries.ts';
import { ActButton, ConfirmButton } from '../act-forms.tsx';
import type { RefusedAct } from './course-action.ts';
import type { TeachingWords } from './courses.messages.ts';
import { SavedWords, WordsFields } from './text-fields.tsx';

interface InCourse {
  refused: RefusedAct | null;
  words: TeachingWords;
  language: 'en' | 'da';
  idempotencyKey: string;
}

const nothing = { en: { title: '', description: '' }, da: { title: '', description: '' } };

export function CourseModules({ course, ...rest }: InCourse & { course: EditedCourse }) {
  const { refused, words } = rest;
  return (
    <section aria-labelledby="course-modules" className="office-section first">
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
        <summary className="word-act">{words.course.addModule}</summary>
        <Form method="post" className="form narrow" key={course.modules.length}>
          <IdempotencyKey value={rest.idempotencyKey} />
          <WordsFields
            idPrefix="new-module"
            words={words}
            values={(refused?.about === 'new-module' && refused.typed) || nothing}
          />
          <Button type="submit" isPlain name="intent" value="module-add">
            {words.course.addModuleButton}
          </Button>
        </Form>
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

function Module({ module, seen, isFirst, isLast, ...rest }: InCourse & Place & { module: EditedModule }) {
  const { refused, words, language } = rest;
  const title = module.words[language].title || module.words[language === 'en' ? 'da' : 'en'].title;
  const own = refused?.about === module.id ? refused : null;
  const isNewRefused = refused?.about === `lesson-${module.id}`;
  return (
    <>
      <div className="edit-module-head">
        <h3>{title}</h3>
        <div className="acts">
          <Moves what="module" id={module.id} {...{ title, seen, isFirst, isLast, words }} />
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
      <div className="module-acts">
        <details className="add" open={isNewRefused}>
          <summary className="word-act">
            {words.course.addLesson}
            <span className="unseen">: {title}</span>
          </summary>
          <Form method="post" className="form narrow">
            <IdempotencyKey value={rest.idempotencyKey} />
            <input type="hidden" name="id" value={module.id} />
            <WordsFields
              idPrefix={`new-${module.id}`}
              isShort
              words={words}
              values={(isNewRefused && refused?.typed) || nothing}
            />
            <Button type="submit" isPlain name="intent" value="lesson-add">
              {words.course.addLessonButton}
            </Button>
          </Form>
        </details>
        <details className="add" open={own !== null}>
          <summary className="word-act">
            {words.course.editModule}
            <span className="unseen">: {title}</span>
          </summary>
          <Form method="post" className="form narrow" key={module.version} preventScrollReset>
            <input type="hidden" name="id" value={module.id} />
            <input type="hidden" name="version" value={module.version} />
            <WordsFields idPrefix={module.id} words={words} values={own?.typed ?? module.words} />
            {own?.refusal === 'changed' && <SavedWords saved={module.words} words={words} />}
            <Button type="submit" isPlain name="intent" value="module-save">
              {words.words.save}
            </Button>
          </Form>
        </details>
        <ConfirmButton
          intent="module-remove"
          id={module.id}
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
      <div className="edit-lesson-words">
        <a className="text-link" href={`/admin/lessons/${id}`}>
          {title}
        </a>
        <p className="hint">
          {words.types[kind ? typeOf(kind) : 'text']}
          {seconds !== null && ` ${timeText(seconds)}`}
        </p>
      </div>
      <div className="acts">
        <Badge look={isPublished ? 'done' : 'quiet'}>
          {isPublished ? words.states.shown : words.states.hidden}
        </Badge>
        <ActButton
          intent={isPublished ? 'lesson-hide' : 'lesson-show'}
          id={id}
          as={{ version }}
          label={`${isPublished ? words.acts.hide : words.acts.publish}: ${title}`}
          short={isPublished ? words.acts.hide : words.acts.publish}
        />
        <Moves what="lesson" {...{ id, title, words }} {...place} />
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
      <ActButton
        intent={`${what}-up`}
        id={id}
        as={{ seen }}
        label={words.acts.up(title)}
        short={words.acts.upShort}
        isOff={isFirst}
      />
      <ActButton
        intent={`${what}-down`}
        id={id}
        as={{ seen }}
        label={words.acts.down(title)}
        short={words.acts.downShort}
        isOff={isLast}
      />
    </>
  );
}
