import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { removeCourse } from '#studio/teaching/learning/edit-course.ts';
import { addLesson, moveLesson, showLesson } from '#studio/teaching/learning/edit-lesson.ts';
import { addModule, changeModule, moveModule, removeModule } from '#studio/teaching/learning/edit-module.ts';
import { directionFrom, versionFrom } from '../../read-action.ts';
import { actOnCourse, coursePage } from './act-on-course.ts';
import { wordsFrom } from './read-texts.ts';

const posts = postsBelow(coursePage, {
  deletion,
  modules,
  'modules/:module': module,
  'modules/:module/deletion': moduleDeletion,
  'modules/:module/lessons': moduleLessons,
  'modules/:module/position': modulePosition,
  'lessons/:lesson/position': lessonPosition,
  'lessons/:lesson/visibility': lessonVisibility,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

function deletion(args: PostArgs) {
  return actOnCourse(args, async ({ world, who, courseId: id, form }) => {
    const outcome = await removeCourse(world, who, {
      id,
      version: versionFrom(form),
      seen: textOf(form, 'seen'),
    });
    return outcome.ok ? { to: '/admin/courses?flash=removed' } : outcome;
  });
}

function modules(args: PostArgs) {
  return actOnCourse(args, async ({ world, who, courseId, path, form }) => {
    const typed = wordsFrom(form);
    const once = withIdempotency(form);
    const outcome = await addModule(world, who, { courseId, words: typed, once });
    if (outcome.ok) return { to: `${path}?flash=created#${outcome.id}` };
    return { ...outcome, about: 'new-module', typed };
  });
}

function module(args: PostArgs<'module'>) {
  return actOnCourse(args, async ({ world, who, path, form }) => {
    const id = args.params.module;
    const typed = wordsFrom(form);
    const outcome = await changeModule(world, who, { id, version: versionFrom(form), words: typed });
    return outcome.ok ? { to: `${path}?flash=saved#${id}` } : { ...outcome, about: id, typed };
  });
}

function moduleDeletion(args: PostArgs<'module'>) {
  return actOnCourse(args, async ({ world, who, path, form }) => {
    const id = args.params.module;
    const outcome = await removeModule(world, who, { id, version: versionFrom(form) });
    return outcome.ok ? { to: `${path}?flash=removed` } : outcome;
  });
}

function moduleLessons(args: PostArgs<'module'>) {
  return actOnCourse(args, async ({ world, who, form }) => {
    const moduleId = args.params.module;
    const typed = wordsFrom(form);
    const outcome = await addLesson(world, who, { moduleId, words: typed, once: withIdempotency(form) });
    if (outcome.ok) return { to: `/admin/lessons/${outcome.id}?flash=created` };
    return { ...outcome, about: `lesson-${moduleId}`, typed };
  });
}

function modulePosition(args: PostArgs<'module'>) {
  return actOnCourse(args, async ({ world, who, path, form }) => {
    const id = args.params.module;
    const direction = directionFrom(form);
    const outcome = await moveModule(world, who, { id, direction, seen: textOf(form, 'seen') });
    return outcome.ok ? { to: `${path}?flash=moved&at=module-${direction}-${id}#${id}` } : outcome;
  });
}

function lessonPosition(args: PostArgs<'lesson'>) {
  return actOnCourse(args, async ({ world, who, path, form }) => {
    const id = args.params.lesson;
    const direction = directionFrom(form);
    const outcome = await moveLesson(world, who, { id, direction, seen: textOf(form, 'seen') });
    return outcome.ok ? { to: `${path}?flash=moved&at=lesson-${direction}-${id}#${id}` } : outcome;
  });
}

function lessonVisibility(args: PostArgs<'lesson'>) {
  return actOnCourse(args, async ({ world, who, path, form }) => {
    const id = args.params.lesson;
    const isPublished = isChecked(form, 'show');
    const outcome = await showLesson(world, who, { id, version: versionFrom(form), isPublished });
    const flash = isPublished ? 'published' : 'hidden';
    return outcome.ok ? { to: `${path}?flash=${flash}&at=visibility-${id}#${id}` } : outcome;
  });
}
