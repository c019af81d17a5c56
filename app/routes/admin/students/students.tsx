import { Badge } from '#app/ui/badge.tsx';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { ListShape } from '#app/web/list-address.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { type FoundGuest, findGuests } from '#studio/people/find-guests.queries.ts';
import { listStudents, type StudentSort } from '#studio/people/student-list.queries.ts';
import { tellDayBriefly } from '#studio/shared/tell-briefly.ts';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
import { OfficeList } from '../office-list.tsx';
import { ownersList } from '../owners-list.ts';
import type { Route } from './+types/students';
import { type StudentsWords, studentsMessages } from './students.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const shape: ListShape<StudentSort, never> = {
  path: '/admin/students',
  sorts: { joined: 'descending', name: 'ascending' },
  filters: {},
};

/** `/admin/students`: everybody with an account; whoever only bought or booked is found by a search. */
export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, studioName, timeZone, ask } = await ownersList(args, shape);
  const { rows, ...page } = await listStudents(world.db.query, who, ask);
  const isFirstPage = page.before === null;
  const guests = isFirstPage ? await findGuests(world.db.query, who, ask.search) : [];
  return {
    language,
    studioName,
    ask,
    page,
    guests,
    rows: rows.map(({ joinedAt, ...row }) => ({
      ...row,
      joined: tellDayBriefly(joinedAt.toZonedDateTimeISO(timeZone).toPlainDate(), language),
    })),
  };
}

export const links = () => adminLinks();

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && studentsMessages[loaderData.language].title, loaderData?.studioName);
}

export default function Students({ loaderData }: Route.ComponentProps) {
  const { language, studioName, ask, page, rows, guests } = loaderData;
  const words = studentsMessages[language];
  return (
    <AdminFrame section="students" title={words.title} lead={words.lead} {...{ language, studioName }}>
      <OfficeList
        {...{ shape, ask, page, language }}
        words={words}
        columns={[
          { key: 'name', sort: 'name' },
          { key: 'email' },
          { key: 'courses', isNumber: true },
          { key: 'joined', sort: 'joined' },
        ]}
        filters={{}}
        rows={rows.map(({ id, name, email, courses, joined }) => ({
          key: id,
          cells: {
            name: (
              <TextLink href={`/admin/students/${encodeURIComponent(id)}`}>{name || words.nameless}</TextLink>
            ),
            email: <EmailAddress of={email} />,
            courses,
            joined: <span className="one-line">{joined}</span>,
          },
        }))}
      />
      {guests.length > 0 && <Guests {...{ guests, words }} />}
      {ask.search !== '' && (
        <p className="office-none">
          {words.guests}{' '}
          <TextLink href={`/admin/orders?${new URLSearchParams({ q: ask.search })}`}>
            {words.inOrders}
          </TextLink>{' '}
          <TextLink href={`/admin/bookings/list?${new URLSearchParams({ q: ask.search })}`}>
            {words.inBookings}
          </TextLink>
        </p>
      )}
    </AdminFrame>
  );
}

/** Who bought or booked without an account, by the words of the search. */
function Guests({ guests, words }: { guests: readonly FoundGuest[]; words: StudentsWords }) {
  return (
    <section className="office-section">
      <Table
        caption={words.guestsFound}
        columns={[
          { key: 'name', name: words.columns.name },
          { key: 'email', name: words.columns.email },
          { key: 'account', name: words.account },
        ]}
        rows={guests.map(({ name, email }) => ({
          key: email,
          cells: {
            name: (
              <TextLink href={`/admin/students/guest?${new URLSearchParams({ email })}`}>
                {name || words.nameless}
              </TextLink>
            ),
            email: <EmailAddress of={email} />,
            account: <Badge look="quiet">{words.noAccount}</Badge>,
          },
        }))}
        empty=""
      />
    </section>
  );
}
