import { useEffect } from 'react';
import { data, Form } from 'react-router';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { isChecked } from '#app/web/forms/read-form.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { changeCourse } from '#studio/teaching/learning/edit-course.ts';
import { editedCourse } from '#studio/teaching/learning/owner-courses.queries.ts';
import { ConfirmButton } from '../../action-buttons.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { versionFrom } from '../../read-action.ts';
import type { Route } from './+types/course';
import { actOnCourse, type CourseRefusal } from './act-on-course.ts';
import { CourseModules } from './course-modules.tsx';
import { teachingMessages } from './courses.messages.ts';
import { flashOf } from './flash.ts';
import { FlashMessage } from './flash-message.tsx';
import { wordsFrom } from './read-texts.ts';
import { SavedWords, WordsFields } from './text-fields.tsx';
import { titleOf } from './title-of.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await ownerOnly('catalogue', { request, context }, `/admin/courses/${params.taught}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const course = await editedCourse(world.db.query, params.taught, language);
  if (!course) throw data(null, { status: 404 });
  const at = new URL(request.url).searchParams.get('at');
  return { course, flash: flashOf(request), at, idempotencyKey: newIdempotencyKey() };
}

export function action(args: Route.ActionArgs) {
  return actOnCourse(args, async ({ world, who, courseId: id, path, form }) => {
    const typed = wordsFrom(form);
    const isPublished = isChecked(form, 'show');
    const version = versionFrom(form);
    const outcome = await changeCourse(world, who, { id, version, isPublished, words: typed });
    return outcome.ok ? { to: `${path}?flash=saved` } : { ...outcome, about: 'course', typed, isPublished };
  });
}

export default function AdminCourse({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { course, flash, at, idempotencyKey } = loaderData;
  const words = useWords(teachingMessages);
  const title = titleOf(course.words, language);
  const refused = useActionResult<CourseRefusal>() ?? null;
  const own = refused?.about === 'course' ? refused : null;
  useEffect(() => {
    // Keeps the keyboard focus on the moved item.
    if (at) document.getElementById(at)?.focus();
  }, [at]);
  return (
    <AdminFrame page="courses" title={title} back={{ href: '/admin/courses', label: words.course.back }}>
      <FlashMessage flash={flash} problem={refused?.problem} words={words} />
      <CourseModules
        course={course}
        refused={refused}
        words={words}
        language={language}
        idempotencyKey={idempotencyKey}
      />
      <section className="admin-section" aria-labelledby="course-words">
        <h2 id="course-words">{words.course.words}</h2>
        <Form method="post" className="form narrow" key={course.version} preventScrollReset>
          <input type="hidden" name="version" value={course.version} />
          <WordsFields idPrefix="course" words={words} values={own?.typed ?? course.words} />
          {own?.refusal === 'changed' && <SavedWords saved={course.words} words={words} />}
          <Checkbox
            idPrefix="course"
            name="show"
            label={words.words.show}
            isChecked={own ? own.isPublished : course.isPublished}
          />
          <SubmitButton isPlain label={words.words.save} />
        </Form>
        <ConfirmButton
          to="deletion"
          as={{ version: course.version, seen: course.seen }}
          label={words.course.removeCourse}
          question={words.course.removeCourseSure(title)}
          yes={words.acts.yes}
        />
      </section>
    </AdminFrame>
  );
}
