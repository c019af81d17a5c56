import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import type { World } from '#platform/world.ts';
import { changeCourse, removeCourse } from '#studio/learning/edit-course.ts';
import { addLesson, moveLesson, showLesson } from '#studio/learning/edit-lesson.ts';
import { addModule, changeModule, moveModule, removeModule } from '#studio/learning/edit-module.ts';
import type { EditOutcome } from '#studio/learning/edit-outcome.ts';
import type { Who } from '#studio/shared/who.ts';
import { versionFrom, wordsFrom } from './read-texts.ts';
import type { TypedWords } from './text-fields.tsx';

export interface RefusedAct {
  problem: string;
  refusal: string;
  /** 'course', 'new-module', or the id of a module. */
  about: string;
  typed: TypedWords | null;
  isPublished: boolean;
}

/** All forms of a course's page. */
export async function actOnCourse(
  world: World,
  who: Who,
  courseId: string,
  form: FormData,
): Promise<{ to: string } | RefusedAct> {
  const path = `/admin/courses/${courseId}`;
  const id = textOf(form, 'id');
  const words = wordsFrom(form);
  const version = versionFrom(form);
  const seen = textOf(form, 'seen');
  const isPublished = isChecked(form, 'show');
  const answer = (outcome: EditOutcome, to: string, about: string): { to: string } | RefusedAct =>
    outcome.ok
      ? { to }
      : { problem: outcome.message, refusal: outcome.refusal, about, typed: words, isPublished };
  const moved = (what: 'module' | 'lesson', direction: 'up' | 'down') =>
    `${path}?did=moved&at=${what}-${direction}-${id}#${id}`;
  switch (textOf(form, 'intent')) {
    case 'save': {
      const outcome = await changeCourse(world, who, { id: courseId, version, isPublished, words });
      return answer(outcome, `${path}?did=saved`, 'course');
    }
    case 'remove':
      return answer(
        await removeCourse(world, who, { id: courseId, version, seen }),
        '/admin/courses?did=removed',
        '',
      );
    case 'module-add': {
      const outcome = await addModule(world, who, { courseId, words, once: withIdempotency(form) });
      return answer(outcome, `${path}?did=created#${outcome.ok ? outcome.id : ''}`, 'new-module');
    }
    case 'module-save': {
      const outcome = await changeModule(world, who, { id, version, words });
      return answer(outcome, `${path}?did=saved#${id}`, id);
    }
    case 'module-remove':
      return answer(await removeModule(world, who, { id, version }), `${path}?did=removed`, id);
    case 'module-up':
      return answer(await moveModule(world, who, { id, direction: 'up', seen }), moved('module', 'up'), '');
    case 'module-down':
      return answer(
        await moveModule(world, who, { id, direction: 'down', seen }),
        moved('module', 'down'),
        '',
      );
    case 'lesson-add': {
      const outcome = await addLesson(world, who, { moduleId: id, words, once: withIdempotency(form) });
      return answer(outcome, `/admin/lessons/${outcome.ok ? outcome.id : ''}?did=created`, `lesson-${id}`);
    }
    case 'lesson-up':
      return answer(await moveLesson(world, who, { id, direction: 'up', seen }), moved('lesson', 'up'), '');
    case 'lesson-down':
      return answer(
        await moveLesson(world, who, { id, direction: 'down', seen }),
        moved('lesson', 'down'),
        '',
      );
    case 'lesson-show':
      return answer(
        await showLesson(world, who, { id, version, isPublished: true }),
        `${path}?did=published&at=lesson-hide-${id}#${id}`,
        '',
      );
    case 'lesson-hide':
      return answer(
        await showLesson(world, who, { id, version, isPublished: false }),
        `${path}?did=hidden&at=lesson-show-${id}#${id}`,
        '',
      );
    default:
      return { to: path };
  }
}
