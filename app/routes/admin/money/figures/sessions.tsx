import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readList } from '#app/web/lists/list-state.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { listTaught, sessionsTaught } from '#studio/money/figures/taught.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { AdminList } from '../../admin-list.tsx';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/sessions';
import { figuresHref } from './figures-address.ts';
import { FiguresList } from './figures-list.tsx';
import { figuresListMessages } from './figures-lists.messages.ts';
import { monthInList } from './month-list.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('figures', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const now = world.clock.now();
  const { month, name, period, shape } = monthInList(url, { now, language, sort: 'time' });
  const listQuery = readList(shape, url);
  const taught = { ...period, now };
  const counts = await sessionsTaught(world.db.query, who, taught);
  const { rows, ...page } = await listTaught(world.db.query, who, { period: taught, listQuery });
  return {
    shape,
    listQuery,
    page,
    about: name,
    sum: figuresListMessages[language].taught.count(counts.get(month) ?? 0),
    rows: rows.map(({ start, ...row }) => ({ ...row, when: formats[language].short(start) })),
  };
}

export default function Sessions({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { shape, listQuery, page, about, sum, rows } = loaderData;
  const { taught: words, nameless } = figuresListMessages[language];
  return (
    <FiguresList title={words.title} back={figuresHref('', {})} about={about} sum={sum}>
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[{ key: 'name' }, { key: 'when', sort: 'time' }, { key: 'what' }, { key: 'paid' }]}
        filters={{ month: { label: '', names: {} } }}
        rows={rows.map(({ id, name, when, courseName, coveredBy }) => ({
          key: id,
          cells: {
            name: <TextLink href={`/admin/bookings/${id}`}>{name || nameless}</TextLink>,
            when: <span className="one-line">{when}</span>,
            what: courseName,
            paid: coveredBy ? words.paid[coveredBy] : '–',
          },
        }))}
      />
    </FiguresList>
  );
}
