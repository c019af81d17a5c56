import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { readList } from '#app/web/lists/list-state.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import {
  type BookingStep,
  bookingSteps,
  conversionByMonth,
  listBegunBookings,
  viewsByDay,
} from '#studio/money/figures/conversion.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { AdminList } from '../../admin-list.tsx';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/bookings-online';
import { figuresMessages } from './figures.messages.ts';
import { figuresHref } from './figures-address.ts';
import { FiguresList } from './figures-list.tsx';
import { figuresListMessages } from './figures-lists.messages.ts';
import { monthInList } from './month-list.ts';

/** `/admin/figures/bookings?month=2026-11&step=held`; `step=opened`: views by day. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('figures', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const now = world.clock.now();
  const { month, name, period, shape: ofMonth } = monthInList(url, { now, language, sort: 'begun' });
  const isViews = url.searchParams.get('step') === 'opened';
  const step: BookingStep = bookingSteps.find((one) => one === url.searchParams.get('step')) ?? 'held';
  const laterSteps = bookingSteps.filter((one) => one !== 'held');
  const shape = { ...ofMonth, filters: { ...ofMonth.filters, step: laterSteps } };
  const listQuery = readList(shape, url);
  const q = world.db.query;
  const counts = (await conversionByMonth(q, who, period)).get(month);
  const words = figuresListMessages[language].bookings;
  const { rows, ...page } = await listBegunBookings(q, who, { period, step, listQuery });
  const views = isViews ? await viewsByDay(q, who, period) : null;
  return {
    shape,
    listQuery,
    page,
    about: name,
    sum: views ? words.countViews(counts?.opened ?? 0) : words.count(counts?.[step] ?? 0),
    views: views?.map((row) => ({ day: formats[language].shortDay(row.day), views: row.views })) ?? null,
    rows: rows.map(({ begunAt, start, isPaid, hasOrder, ...row }) => ({
      ...row,
      begun: formats[language].short(begunAt),
      when: formats[language].short(start),
      step: isPaid ? ('paid' as const) : hasOrder ? ('checkout' as const) : ('held' as const),
    })),
  };
}

export default function BookingsOnline({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { shape, listQuery, page, about, sum, views, rows } = loaderData;
  const { bookings: words, nameless } = figuresListMessages[language];
  const { steps } = figuresMessages[language];
  const frame = { about, sum, language, back: figuresHref('', {}) };
  if (views)
    return (
      <FiguresList title={words.views} {...frame}>
        <Table
          caption={words.views}
          isCaptionUnseen
          empty={null}
          columns={[
            { key: 'day', name: words.viewColumns.day },
            { key: 'views', name: words.viewColumns.views, isNumber: true },
          ]}
          rows={views.map((row) => ({ key: row.day, cells: row }))}
        />
      </FiguresList>
    );
  return (
    <FiguresList title={words.title} {...frame}>
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[{ key: 'name' }, { key: 'begun', sort: 'begun' }, { key: 'when' }, { key: 'state' }]}
        filters={{
          month: { label: '', names: {} },
          step: { label: words.step, all: steps.held, names: steps },
        }}
        rows={rows.map(({ id, name, begun, when, step }) => ({
          key: id,
          cells: {
            name: <TextLink href={`/admin/bookings/${id}`}>{name || nameless}</TextLink>,
            begun: <span className="one-line">{begun}</span>,
            when: <span className="one-line">{when}</span>,
            state: steps[step],
          },
        }))}
      />
    </FiguresList>
  );
}
