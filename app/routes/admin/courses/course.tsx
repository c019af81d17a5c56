import { useEffect } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readForm } from '#app/web/forms/read-form.ts';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { editedCourse } from '#studio/learning/owner-courses.queries.ts';
import { ConfirmButton, News } from '../act-forms.tsx';
import courseStyles from '../courses.css?url';
import { flashOf } from '../flash.ts';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { titleOf } from '../title-of.ts';
import type { Route } from './+types/course';
import { actOnCourse } from './course-action.ts';
import { CourseModules } from './course-modules.tsx';
import { teachingMessages } from './courses.messages.ts';
import { SavedWords, WordsFields } from './text-fields.tsx';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/courses/<id>` */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  await ownerOnly(request, context, `/admin/courses/${params.taught}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const course = await editedCourse(world.db.query, params.taught, language);
  if (!course) throw data(null, { status: 404 });
  const { studioName } = await studioIdentity(world);
  const at = new URL(request.url).searchParams.get('at');
  return { course, language, studioName, did: flashOf(request), at, idempotencyKey: newIdempotencyKey() };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const path = `/admin/courses/${params.taught}`;
  const who = await ownerOnly(request, context, path);
  const done = await actOnCourse(worldOf(context), who, params.taught, await readForm(request));
  if ('to' in done) throw redirect(done.to);
  return data(done, { status: done.refusal === 'not-found' ? 404 : 409 });
}

export const links = () => adminLinks(courseStyles);

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? titleOf(loaderData.course.words, loaderData.language) : null;
  return adminMeta(title, loaderData?.studioName);
}

export default function AdminCourse({ loaderData, actionData }: Route.ComponentProps) {
  const { course, language, studioName, did, at, idempotencyKey } = loaderData;
  const words = teachingMessages[language];
  const title = titleOf(course.words, language);
  const isBusy = useNavigation().formMethod === 'POST';
  const refused = actionData && 'problem' in actionData ? actionData : null;
  const own = refused?.about === 'course' ? refused : null;
  useEffect(() => {
    // Keeps the keyboard focus on the moved item.
    if (at) document.getElementById(at)?.focus();
  }, [at]);
  return (
    <AdminFrame
      section="courses"
      title={title}
      back={
        <TextLink href="/admin/courses" leads="back">
          {words.course.back}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      <News did={did} problem={refused?.problem} words={words} />
      <CourseModules {...{ course, refused, words, language, idempotencyKey }} />
      <section className="office-section" aria-labelledby="course-words">
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
          <Button type="submit" isPlain isBusy={isBusy} name="intent" value="save">
            {words.words.save}
          </Button>
        </Form>
        <ConfirmButton
          intent="remove"
          id={course.id}
          as={{ version: course.version, seen: course.seen }}
          label={words.course.removeCourse}
          question={words.course.removeCourseSure(title)}
          yes={words.acts.yes}
        />
      </section>
    </AdminFrame>
  );
}
