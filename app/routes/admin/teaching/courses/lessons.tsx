import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { timeText } from '#platform/media/time-text.ts';
import { typeOf } from '#studio/teaching/learning/files/lesson-file.ts';
import {
  type LessonFilter,
  type LessonSort,
  listLessons,
} from '#studio/teaching/learning/lesson-list.queries.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownersList } from '../../owners-list.ts';
import type { Route } from './+types/lessons';
import { teachingMessages } from './courses.messages.ts';
import { flashOf } from './flash.ts';
import { FlashMessage } from './flash-message.tsx';
import { ShownState } from './shown-state.tsx';

const shape: ListShape<LessonSort, LessonFilter> = {
  path: '/admin/lessons',
  sorts: { made: 'descending', title: 'ascending' },
  filters: { state: ['shown', 'hidden'] },
};

export async function loader(args: Route.LoaderArgs) {
  const { who, world, format, listQuery } = await ownersList('catalogue', args, shape);
  const { rows, ...page } = await listLessons(world.db.query, who, listQuery);
  return {
    rows: rows.map(({ createdAt, ...row }) => ({
      ...row,
      dateCreated: format.short(createdAt),
    })),
    page,
    listQuery,
    flash: flashOf(args.request),
  };
}

export default function Lessons({ loaderData }: Route.ComponentProps) {
  const _language = useLanguage();
  const { rows, page, listQuery, flash } = loaderData;
  const words = useWords(teachingMessages);
  const { columns } = words.lessons;
  return (
    <AdminFrame
      page="lessons"
      title={words.lessons.title}
      lead={words.lessons.lead}
      actions={<TextLink href="/admin/courses">{words.lessons.toCourses}</TextLink>}
    >
      <FlashMessage flash={flash} problem={null} words={words} />
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={{ ...words.lessons, title: words.lessons.caption, searchHint: words.lessons.search }}
        columns={[
          { key: 'title', sort: 'title' },
          { key: 'course' },
          { key: 'type' },
          { key: 'duration', isNumber: true },
          { key: 'dateCreated', sort: 'made' },
          { key: 'state' },
        ]}
        filters={{
          state: {
            label: columns.state,
            names: { shown: words.states.shown, hidden: words.states.hidden },
          },
        }}
        rows={rows.map((row) => ({
          key: row.id,
          cells: {
            title: <TextLink href={`${shape.path}/${row.id}`}>{row.title}</TextLink>,
            course: row.course,
            type: words.types[row.kind ? typeOf(row.kind) : 'text'],
            duration: row.seconds === null ? '–' : timeText(row.seconds),
            dateCreated: <span className="one-line">{row.dateCreated}</span>,
            state: <ShownState {...row} words={words} />,
          },
        }))}
      />
    </AdminFrame>
  );
}
