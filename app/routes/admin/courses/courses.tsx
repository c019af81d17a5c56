import { data, Form, redirect, useNavigation } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { isNarrowed, type ListShape } from '#app/web/lists/list-address.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { worldOf } from '#app/web/world.ts';
import { offerTitle } from '#studio/catalogue/offer-title.queries.ts';
import { type CourseFilter, type CourseSort, listCourses } from '#studio/learning/course-list.queries.ts';
import { chooseCourse, createCourse } from '#studio/learning/edit-course.ts';
import { courseEntries, courseTitles } from '#studio/learning/owner-courses.queries.ts';
import { formatShort } from '#studio/shared/format-short-date.ts';
import { News } from '../act-forms.tsx';
import { AdminList } from '../admin-list.tsx';
import courseStyles from '../courses.css?url';
import { flashOf } from '../flash.ts';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { ownersList } from '../owners-list.ts';
import { ShownState } from '../shown-state.tsx';
import type { Route } from './+types/courses';
import { teachingMessages } from './courses.messages.ts';
import { wordsFrom } from './read-texts.ts';
import { WordsFields } from './text-fields.tsx';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const path = '/admin/courses';

const shape: ListShape<CourseSort, CourseFilter> = {
  path,
  sorts: { place: 'ascending', made: 'descending', title: 'ascending' },
  filters: { state: ['shown', 'hidden'] },
};

/** `/admin/courses` */
export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, studioName, timeZone, ask } = await ownersList(args, shape);
  const q = world.db.query;
  const { rows, ...page } = await listCourses(q, who, ask);
  const entries = await courseEntries(q);
  return {
    rows: rows.map(({ createdAt, ...row }) => ({
      ...row,
      dateCreated: formatShort(createdAt, timeZone, language),
    })),
    page,
    ask,
    opened: await courseTitles(
      q,
      entries.map(({ courseId }) => courseId),
      language,
    ),
    entries: await Promise.all(
      entries.map(async (entry) => ({ ...entry, title: await offerTitle(q, entry.id, language) })),
    ),
    language,
    studioName,
    did: flashOf(args.request),
    idempotencyKey: newIdempotencyKey(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly(request, context, path);
  const world = worldOf(context);
  const form = await readForm(request);
  if (textOf(form, 'intent') === 'open-by') {
    const outcome = await chooseCourse(world, who, {
      offerId: textOf(form, 'id'),
      before: textOf(form, 'before'),
      courseId: textOf(form, 'course'),
    });
    if (outcome.ok) throw redirect(`${path}?did=opened#opens`);
    return data({ problem: outcome.message, typed: null }, { status: 409 });
  }
  const typed = wordsFrom(form);
  const outcome = await createCourse(world, who, { words: typed, once: withIdempotency(form) });
  if (outcome.ok) throw redirect(`${path}/${outcome.id}?did=created`);
  return data({ problem: outcome.message, typed }, { status: outcome.refusal === 'taken' ? 409 : 400 });
}

export const links = () => adminLinks(courseStyles);

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? teachingMessages[loaderData.language].courses.title : null;
  return adminMeta(title, loaderData?.studioName);
}

const empty = { title: '', description: '' };

export default function Courses({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, page, ask, opened, entries, language, studioName, did, idempotencyKey } = loaderData;
  const words = teachingMessages[language];
  const { columns } = words.courses;
  const isBusy = useNavigation().formMethod === 'POST';
  // All courses are options, including those of other pages of the list.
  const choices = [...rows, ...opened.filter(({ id }) => rows.every((row) => row.id !== id))];
  const isPart = page.before !== null || page.after !== null || isNarrowed(ask);
  return (
    <AdminFrame
      section="courses"
      title={words.courses.title}
      lead={words.courses.lead}
      {...{ language, studioName }}
    >
      <News did={did} problem={actionData?.problem} words={words} />
      <AdminList
        {...{ shape, ask, page, language }}
        words={{ ...words.courses, title: words.courses.caption, searchHint: words.courses.search }}
        columns={[
          { key: 'title', sort: 'title' },
          { key: 'modules', isNumber: true },
          { key: 'students', isNumber: true },
          { key: 'dateCreated', sort: 'made' },
          { key: 'state' },
        ]}
        filters={{ state: { label: columns.state, names: words.states } }}
        rows={rows.map((row) => ({
          key: row.id,
          cells: {
            title: <TextLink href={`${path}/${row.id}`}>{row.title}</TextLink>,
            modules: row.modules,
            students: row.students,
            dateCreated: <span className="one-line">{row.dateCreated}</span>,
            state: <ShownState {...row} words={words} />,
          },
        }))}
      />
      <section className="office-section" id="add">
        <h2>{words.courses.add}</h2>
        <Form method="post" className="form narrow">
          <IdempotencyKey value={idempotencyKey} />
          <WordsFields idPrefix="new" words={words} values={actionData?.typed ?? { en: empty, da: empty }} />
          <Button type="submit" isPlain isBusy={isBusy}>
            {words.courses.addButton}
          </Button>
        </Form>
      </section>
      {entries.length > 0 && choices.length > 0 && (
        <section className="office-section" id="opens">
          <h2>{words.courses.opens}</h2>
          <p className="hint">{words.courses.opensLead}</p>
          {isPart && <p className="hint">{words.courses.opensAmong}</p>}
          <ul className="opens">
            {entries.map((entry) => (
              <li key={`${entry.id} ${entry.courseId}`}>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="id" value={entry.id} />
                  <input type="hidden" name="before" value={entry.courseId} />
                  <SelectField
                    idPrefix={entry.id}
                    name="course"
                    label={words.courses.opensChoose(entry.title)}
                    hint={entry.id}
                    chosen={entry.courseId}
                    options={[
                      ...choices.map(({ id, title }) => ({ value: id, label: title })),
                      ...(choices.some(({ id }) => id === entry.courseId)
                        ? []
                        : [
                            {
                              value: entry.courseId,
                              label: words.courses.missing(entry.courseId),
                              isDisabled: true,
                            },
                          ]),
                    ]}
                  />
                  <Button type="submit" look="ghost" isPlain isCompact name="intent" value="open-by">
                    {words.courses.opensSave}
                    <span className="unseen">: {entry.title}</span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
    </AdminFrame>
  );
}
