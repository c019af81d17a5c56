import { EmailAddress } from '#app/ui/email-address.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import {
  listStudents,
  type StudentFilter,
  type StudentSort,
  tagsInUse,
} from '#studio/teaching/students/student-list.queries.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersList } from '../../owners-list.ts';
import { Done } from '../../refused.tsx';
import type { Route } from './+types/students';
import { studentAddress } from './student-address.ts';
import { studentHistoryMessages } from './student-history.messages.ts';
import { type StudentsWords, studentsMessages } from './students.messages.ts';

const shapeWith = (tags: readonly string[]): ListShape<StudentSort, StudentFilter> => ({
  path: '/admin/students',
  sorts: { joined: 'descending', name: 'ascending' },
  filters: { who: ['students', 'guests'], tag: tags },
});

/** `/admin/students`: accounts and guests. */
export async function loader(args: Route.LoaderArgs) {
  const { pathname, search } = new URL(args.request.url);
  const owner = await ownerOnly('students', args, pathname + search);
  const tags = await tagsInUse(worldOf(args.context).db.query, owner);
  const { who, world, format, listQuery } = await ownersList('students', args, shapeWith(tags));
  const { rows, ...page } = await listStudents(world.db.query, who, listQuery);
  return {
    listQuery,
    tags,
    page,
    isDeleted: new URL(args.request.url).searchParams.get('flash') === 'deleted',
    rows: rows.map(({ joinedAt, ...row }) => ({
      ...row,
      joined: format.shortDay(joinedAt),
    })),
  };
}

export default function Students({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { listQuery, tags, page, rows, isDeleted } = loaderData;
  const words = useWords(studentsMessages);
  return (
    <AdminFrame
      page="students"
      title={words.title}
      lead={words.lead}
      actions={
        <ButtonLink href="/admin/students/import" variant="ghost" isPlain isCompact>
          {words.importList}
        </ButtonLink>
      }
    >
      <Done text={isDeleted ? studentHistoryMessages[language].deletion.done : null} />
      <AdminList
        shape={shapeWith(tags)}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[
          { key: 'name', sort: 'name' },
          { key: 'email' },
          { key: 'courses', isNumber: true },
          { key: 'joined', sort: 'joined' },
        ]}
        filters={{
          who: { label: words.who.label, all: words.who.everyone, names: words.who },
          tag: {
            label: words.details.tags,
            all: words.allTags,
            names: Object.fromEntries(tags.map((tag) => [tag, tag])),
          },
        }}
        rows={rows.map(({ id, name, email, courses, joined, isGuest }) => ({
          key: id,
          cells: {
            name: <TextLink href={studentAddress({ id, email, isGuest })}>{name || words.nameless}</TextLink>,
            email: <EmailAddress of={email} />,
            courses,
            joined: <span className="one-line">{isGuest ? words.guestSince(joined) : joined}</span>,
          },
        }))}
      />
      {rows.length > 0 ? (
        <p className="actions after-table">
          <a className="text-link" href="/admin/students.csv" download>
            {words.download}
          </a>
        </p>
      ) : null}
      {listQuery.search !== '' && <SearchElsewhere search={listQuery.search} words={words} />}
    </AdminFrame>
  );
}

function SearchElsewhere({ search, words }: { search: string; words: StudentsWords }) {
  const query = new URLSearchParams({ q: search });
  return (
    <p className="admin-none">
      {words.guests} <TextLink href={`/admin/orders?${query}`}>{words.inOrders}</TextLink>{' '}
      <TextLink href={`/admin/bookings/list?${query}`}>{words.inBookings}</TextLink>
    </p>
  );
}
