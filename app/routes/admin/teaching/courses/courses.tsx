import { data, Form, redirect } from 'react-router';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import {
  type CourseFilter,
  type CourseSort,
  listCourses,
} from '#studio/teaching/learning/course-list.queries.ts';
import { createCourse } from '#studio/teaching/learning/edit-course.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownersForm } from '../../owners-form.ts';
import { ownersList } from '../../owners-list.ts';
import type { Route } from './+types/courses';
import { type TeachingWords, teachingMessages } from './courses.messages.ts';
import { flashOf } from './flash.ts';
import { FlashMessage } from './flash-message.tsx';
import { wordsFrom } from './read-texts.ts';
import { ShownState } from './shown-state.tsx';
import { type TypedWords, WordsFields } from './text-fields.tsx';

const path = '/admin/courses';

interface CoursesProblem {
  problem: string;
  typed: TypedWords | null;
}

const shape: ListShape<CourseSort, CourseFilter> = {
  path,
  sorts: { place: 'ascending', made: 'descending', title: 'ascending' },
  filters: { state: ['shown', 'hidden'] },
};

export async function loader(args: Route.LoaderArgs) {
  const { who, world, format, listQuery } = await ownersList('catalogue', args, shape);
  const q = world.db.query;
  const { rows, ...page } = await listCourses(q, who, listQuery);
  return {
    rows: rows.map(({ createdAt, ...row }) => ({
      ...row,
      dateCreated: format.short(createdAt),
    })),
    page,
    listQuery,
    flash: flashOf(args.request),
    idempotencyKey: newIdempotencyKey(),
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm('catalogue', args, path);
  const typed = wordsFrom(form);
  const outcome = await createCourse(world, who, { words: typed, once: withIdempotency(form) });
  if (outcome.ok) throw redirect(`${path}/${outcome.id}?flash=created`, 303);
  const problem: CoursesProblem = { problem: outcome.message, typed };
  return data(problem, { status: outcome.refusal === 'taken' ? 409 : 400 });
}

const empty = { title: '', description: '' };

export default function Courses({ loaderData }: Route.ComponentProps) {
  const refused = useActionResult<CoursesProblem>();
  const { rows, page, listQuery, flash, idempotencyKey } = loaderData;
  const words = useWords(teachingMessages);
  return (
    <AdminFrame page="courses" title={words.courses.title} lead={words.courses.lead}>
      <FlashMessage flash={flash} problem={refused?.problem} words={words} />
      <CourseList rows={rows} page={page} listQuery={listQuery} words={words} />
      <section className="admin-section" id="add">
        <h2>{words.courses.add}</h2>
        <Form method="post" className="form narrow">
          <IdempotencyKey value={idempotencyKey} />
          <WordsFields idPrefix="new" words={words} values={refused?.typed ?? { en: empty, da: empty }} />
          <SubmitButton isPlain label={words.courses.addButton} />
        </Form>
      </section>
    </AdminFrame>
  );
}

type ListProps = Pick<Route.ComponentProps['loaderData'], 'rows' | 'page' | 'listQuery'>;

function CourseList({ rows, page, listQuery, words }: ListProps & { words: TeachingWords }) {
  const _language = useLanguage();
  const { columns } = words.courses;
  return (
    <AdminList
      shape={shape}
      listQuery={listQuery}
      page={page}
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
  );
}
