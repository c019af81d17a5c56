import { readList } from '#app/web/lists/list-state.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { listSubscribers, subscribersAt } from '#studio/money/figures/subscribers.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { AdminList } from '../../admin-list.tsx';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/subscribers-at';
import { figuresHref } from './figures-address.ts';
import { FiguresList } from './figures-list.tsx';
import { figuresListMessages } from './figures-lists.messages.ts';
import { monthInList } from './month-list.ts';

/** `/admin/figures/subscribers?month=2026-11`: at the end of the month, or now. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('figures', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const now = world.clock.now();
  const { name, end, shape } = monthInList(url, { now, language, sort: 'confirmed' });
  const listQuery = readList(shape, url);
  const at = Temporal.Instant.compare(end, now) < 0 ? end : now;
  const [count = 0] = await subscribersAt(world.db.query, who, [at]);
  const { rows, ...page } = await listSubscribers(world.db.query, who, { at, listQuery });
  return {
    shape,
    listQuery,
    page,
    about: name,
    sum: figuresListMessages[language].subscribers.count(count, formats[language].short(at)),
    rows: rows.map(({ confirmedAt, ...row }) => ({
      ...row,
      confirmed: confirmedAt && formats[language].short(confirmedAt),
    })),
  };
}

export default function SubscribersAt({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { shape, listQuery, page, about, sum, rows } = loaderData;
  const words = figuresListMessages[language].subscribers;
  return (
    <FiguresList title={words.title} back={figuresHref('', {})} about={about} sum={sum}>
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[{ key: 'email' }, { key: 'language' }, { key: 'confirmed', sort: 'confirmed' }]}
        filters={{ month: { label: '', names: {} } }}
        rows={rows.map(({ id, email, language: spoken, confirmed }) => ({
          key: id,
          cells: { email, language: words.languages[spoken], confirmed },
        }))}
      />
    </FiguresList>
  );
}
