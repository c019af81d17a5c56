import { Badge, DraftBadge } from '#app/ui/feedback/badge.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { confirmedDateNotices } from '#studio/calendar/date-notices/date-notices.queries.ts';
import { type DateFilter, type DateSort, listDates } from '#studio/calendar/dates/date-list.queries.ts';
import { formatDateRange } from '#studio/calendar/dates/date-range.ts';
import { namedProgrammes, offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownersList } from '../../owners-list.ts';
import { Done } from '../../refused.tsx';
import type { Route } from './+types/dates';
import { type DatesTexts, datesMessages } from './dates.messages.ts';

const path = '/admin/dates';

/** Upcoming dates ascending; past and all descending. */
const shapeOf = (
  when: string | null | undefined,
  programmes: readonly string[],
): ListShape<DateSort, DateFilter> => ({
  path,
  sorts: { day: when === 'over' || when === 'all' ? 'descending' : 'ascending' },
  filters: { when: ['over', 'all'], programme: programmes, sale: ['open', 'closed'] },
  everything: `${path}?when=all`,
});

export async function loader(args: Route.LoaderArgs) {
  const { clock, db } = worldOf(args.context);
  const { searchParams } = new URL(args.request.url);
  const programmes = await namedProgrammes(db.query);
  const ids = programmes.map(({ id }) => id);
  const list = await ownersList('catalogue', args, shapeOf(searchParams.get('when'), ids));
  const { who, language, listQuery } = list;
  const today = studioDay(clock.now());
  const { rows, ...page } = await listDates(db.query, who, { listQuery, programmes, today });
  const notices = await confirmedDateNotices(db.query, who);
  const titles = await offerTitles(
    db.query,
    notices.map(({ offerId }) => offerId),
    language,
  );
  const names = Object.fromEntries(programmes.map((one) => [one.id, one[language]]));
  return {
    listQuery,
    page,
    names,
    waiting: notices.map(({ offerId, emails }) => ({ title: titles.get(offerId) ?? offerId, emails })),
    rows: rows.map(({ offerId, startsOn, endsOn, taken, capacity, ...row }) => ({
      ...row,
      title: names[offerId] ?? offerId,
      when: formatDateRange(startsOn, endsOn, language),
      seats: datesMessages[language].seats(taken, capacity),
      isOver: endsOn < today.toString(),
    })),
    done: doneOf(searchParams.get('flash'), datesMessages[language]),
  };
}

function doneOf(flash: string | null, { flash: words }: DatesTexts): string | null {
  if (flash === 'created') return words.series;
  return flash === 'deleted' ? words.deleted : null;
}

export default function Dates({ loaderData }: Route.ComponentProps) {
  const _language = useLanguage();
  const { listQuery, page, names, rows, done, waiting } = loaderData;
  const words = useWords(datesMessages);
  const { filters } = words;
  return (
    <AdminFrame
      page="dates"
      title={words.title}
      lead={words.lead}
      actions={
        <ButtonLink href={`${path}/new`} isCompact>
          {words.add}
        </ButtonLink>
      }
    >
      <Done text={done} />
      <AdminList
        listQuery={listQuery}
        page={page}
        shape={shapeOf(listQuery.filters.when, Object.keys(names))}
        words={{ ...words, empty: words.none }}
        emptyActions={<TextLink href={`${path}/new`}>{words.add}</TextLink>}
        columns={[
          { key: 'what' },
          { key: 'when', sort: 'day' },
          { key: 'seats', isNumber: true },
          { key: 'state' },
        ]}
        filters={{
          when: {
            label: words.columns.when,
            all: filters.toCome,
            names: { over: filters.over, all: filters.both },
          },
          programme: { label: words.what, all: filters.allProgrammes, names },
          sale: { label: words.columns.state, names: { open: words.open, closed: words.closed } },
        }}
        rows={rows.map((row) => rowOf(row, words))}
      />
      <Waiting waiting={waiting} words={words} />
    </AdminFrame>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

/** Addresses go into bcc, so that no recipient sees the others. */
function Waiting({ waiting, words }: { waiting: Loaded['waiting']; words: DatesTexts }) {
  if (waiting.length === 0) return null;
  return (
    <section>
      <h2>{words.waiting}</h2>
      <p>{words.waitingLead}</p>
      <ul>
        {waiting.map(({ title, emails }) => (
          <li key={title}>
            <a href={`mailto:?bcc=${emails.map(encodeURIComponent).join(',')}`}>
              {title}, {words.waitingCount(emails.length)}
            </a>
            : {emails.join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

type ListedDate = Route.ComponentProps['loaderData']['rows'][number];

function rowOf({ id, title, when, place, seats, isOpen, isSample, isOver }: ListedDate, words: DatesTexts) {
  return {
    key: id,
    ...(isOver ? { variant: 'off' as const } : {}),
    cells: {
      what: (
        <>
          <TextLink href={`${path}/${id}`}>{title}</TextLink>{' '}
          {isSample && <DraftBadge>{words.sample}</DraftBadge>}
        </>
      ),
      when: (
        <span>
          {when}
          {place && <span className="hint"> {place}</span>}
        </span>
      ),
      seats,
      state: <Badge variant={isOpen ? 'done' : 'quiet'}>{isOpen ? words.open : words.closed}</Badge>,
    },
  };
}
