import { Badge, type BadgeVariant } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import {
  type BookingFilter,
  type BookingSort,
  type ListedBooking,
  listBookings,
} from '#studio/calendar/booking/booking-list.queries.ts';
import { AdminList } from '../../admin-list.tsx';
import { ownersList } from '../../owners-list.ts';
import type { Route } from './+types/booking-list';
import { bookingMessages } from './booking.messages.ts';
import { bookingsMessages } from './bookings.messages.ts';
import { BookingsFrame } from './bookings-frame.tsx';
import type { ShownState } from './read-booking.ts';

const shape: ListShape<BookingSort, BookingFilter> = {
  path: '/admin/bookings/list',
  sorts: { time: 'descending', booked: 'descending', name: 'ascending' },
  filters: { when: ['coming', 'over'], kind: ['session', 'consultation'] },
};

const variants: Record<ShownState, BadgeVariant> = {
  'to-come': 'done',
  held: 'waiting',
  expiring: 'waiting',
  over: 'plain',
  completed: 'plain',
  'no-show': 'wrong',
  cancelled: 'quiet',
  'new-time': 'waiting',
  released: 'quiet',
};

export async function loader(args: Route.LoaderArgs) {
  const { who, world, format, listQuery } = await ownersList('calendar', args, shape);
  const now = world.clock.now();
  const { rows, ...page } = await listBookings(world.db.query, { who, listQuery, now });
  return {
    listQuery,
    page,
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      kind: row.kind,
      when: format.short(row.start),
      state: stateOf(row, now),
    })),
  };
}

function stateOf(row: ListedBooking, now: Temporal.Instant): ShownState {
  if (row.newTimeOfferedAt) return 'new-time';
  if (row.state === 'held' || row.state === 'expiring' || row.state === 'released') return row.state;
  if (row.state !== 'booked') return 'cancelled';
  if (row.noShowAt) return 'no-show';
  if (row.completedAt) return 'completed';
  return Temporal.Instant.compare(row.start, now) > 0 ? 'to-come' : 'over';
}

export default function BookingList({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { listQuery, page, rows } = loaderData;
  const words = useWords(bookingsMessages);
  const { states } = bookingMessages[language];
  const { list } = words;
  return (
    <BookingsFrame view="list">
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={{
          title: words.title,
          searchHint: list.searchHint,
          columns: { name: list.name, when: words.when, kind: list.what, state: list.state },
          empty: list.empty,
        }}
        columns={[
          { key: 'name', sort: 'name' },
          { key: 'when', sort: 'time' },
          { key: 'kind' },
          { key: 'state' },
        ]}
        filters={{
          when: { label: words.when, names: { coming: list.coming, over: list.over } },
          kind: {
            label: list.what,
            names: { session: words.kinds.session, consultation: words.kinds.consultation },
          },
        }}
        rows={rows.map(({ id, name, when, kind, state }) => ({
          key: id,
          ...(state === 'cancelled' || state === 'released' ? { variant: 'off' as const } : {}),
          cells: {
            name: <TextLink href={`/admin/bookings/${id}`}>{name || list.nameless}</TextLink>,
            when: <span className="one-line">{when}</span>,
            kind: words.kinds[kind],
            state: <Badge variant={variants[state]}>{states[state]}</Badge>,
          },
        }))}
      />
    </BookingsFrame>
  );
}
