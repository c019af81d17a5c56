import { data, Form, useNavigation, useResolvedPath } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { changeLesson } from '#studio/teaching/learning/edit-lesson.ts';
import { moduleChoices } from '#studio/teaching/learning/module-choices.queries.ts';
import { editedLesson } from '#studio/teaching/learning/owner-lesson.queries.ts';
import { ConfirmButton } from '../../action-buttons.tsx';
import { AdminFrame } from '../../frame.tsx';
import { CaptionsForms } from '../../office/uploads/captions-forms.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import type { Route } from './+types/lesson';
import { type TeachingWords, teachingMessages } from './courses.messages.ts';
import { flashOf } from './flash.ts';
import { FlashMessage } from './flash-message.tsx';
import { LessonFiles } from './lesson-files.tsx';
import { type LessonRefusal, lessonPage, showLessonOutcome } from './lesson-outcome.ts';
import { wordsFrom } from './read-texts.ts';
import { SavedWords, WordsFields } from './text-fields.tsx';
import { titleOf } from './title-of.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await ownerOnly('catalogue', { request, context }, `/admin/lessons/${params.lesson}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const lesson = await editedLesson(world.db.query, params.lesson);
  if (!lesson) throw data(null, { status: 404 });
  const among = (new URL(request.url).searchParams.get('among') ?? '').trim().slice(0, 100);
  const { courseId } = lesson;
  const { choices: modules, hasMore } = await moduleChoices(world.db.query, language, { courseId, among });
  return { lesson, modules, hasMore, among, flash: flashOf(request) };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm('catalogue', args, lessonPage);
  const typed = wordsFrom(form);
  const moduleId = textOf(form, 'module');
  const isPublished = isChecked(form, 'show');
  const id = args.params.lesson;
  const version = versionFrom(form);
  const outcome = await changeLesson(world, who, { id, version, isPublished, moduleId, words: typed });
  if (outcome.ok) return showLessonOutcome({ to: `${path}?flash=saved` });
  return showLessonOutcome({ ...outcome, texts: { typed, isPublished, moduleId } });
}

export default function AdminLesson({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { lesson, among, hasMore, flash } = loaderData;
  const words = useWords(teachingMessages);
  const title = titleOf(lesson.words, language);
  const refused = useActionResult<LessonRefusal>();
  return (
    <AdminFrame
      page="lessons"
      title={title}
      back={{ href: `/admin/courses/${lesson.courseId}#${lesson.moduleId}`, label: words.lesson.back }}
    >
      <FlashMessage flash={flash} problem={refused?.problem} words={words} />
      <LessonFiles lesson={lesson} words={words} />
      <CaptionsForms
        captions={lesson.captions}
        hrefOf={(each) => `/admin/lessons/${lesson.id}/captions/${each}`}
        lead={words.captionsLead}
        yes={words.acts.yes}
        words={words.upload}
      />
      <section className="admin-section" aria-labelledby="lesson-words">
        <h2 id="lesson-words">{words.lesson.words}</h2>
        <Texts {...loaderData} words={words} refused={refused} />
        {(hasMore || among !== '') && <CourseSearch among={among} words={words} />}
        <ConfirmButton
          to="deletion"
          as={{ version: lesson.version, seen: lesson.seen }}
          label={words.lesson.remove}
          question={words.lesson.removeSure(title)}
          yes={words.acts.yes}
        />
      </section>
    </AdminFrame>
  );
}

type TextsProps = Pick<Route.ComponentProps['loaderData'], 'lesson' | 'modules' | 'hasMore'> & {
  words: TeachingWords;
  refused: LessonRefusal | undefined;
};

function Texts({ lesson, modules, hasMore, words, refused }: TextsProps) {
  const { formMethod, formAction } = useNavigation();
  const { pathname } = useResolvedPath('.');
  const isSaving = formMethod === 'POST' && formAction?.split('?')[0] === pathname;
  const own = refused?.texts;
  return (
    <Form method="post" className="form narrow" key={lesson.version} preventScrollReset>
      <input type="hidden" name="version" value={lesson.version} />
      <WordsFields
        idPrefix="lesson"
        hasBody
        bodyHint={words.lesson.bodyHint}
        words={words}
        values={own?.typed ?? lesson.words}
      />
      {own && refused?.refusal === 'changed' && <SavedWords saved={lesson.words} words={words} />}
      <SelectField
        idPrefix="lesson"
        name="module"
        label={words.lesson.module}
        hint={hasMore ? words.lesson.moduleMore : undefined}
        chosen={own?.moduleId ?? lesson.moduleId}
        options={modules.map(({ id, course, module }) => ({
          value: id,
          label: words.lesson.moduleAt(course, module),
        }))}
      />
      <Checkbox
        idPrefix="lesson"
        name="show"
        label={words.words.show}
        isChecked={own ? own.isPublished : lesson.isPublished}
      />
      <Button type="submit" isPlain isBusy={isSaving}>
        {isSaving ? words.words.saving : words.words.save}
      </Button>
    </Form>
  );
}

function CourseSearch({ among, words }: { among: string; words: TeachingWords }) {
  return (
    <search>
      <form method="get" action="#lesson-words" className="list-search">
        <label htmlFor="among">{words.lesson.among}</label>
        <input className="input" type="search" id="among" name="among" defaultValue={among} maxLength={100} />
        <button type="submit" className="button ghost compact">
          {words.lesson.amongButton}
        </button>
      </form>
    </search>
  );
}
