import { Badge, DraftMark } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Table } from '#app/ui/table.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioTimeZone } from '#studio/booking/slot.ts';
import { editionDates } from '#studio/catalogue/edition.ts';
import { ownersEditions } from '#studio/catalogue/editions-for-owner.queries.ts';
import { entryTitle } from '#studio/catalogue/entry-title.queries.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { Done } from '../refused.tsx';
import type { Route } from './+types/editions';
import editionsStyles from './editions.css?url';
import { type EditionsWords, editionsMessages } from './editions.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/editions`: the dates of programmes and workshops, those to come and those that are over. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await ownerOnly(request, context, '/admin/editions');
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { studioName } = await studioIdentity(world);
  const rows = await ownersEditions(world.db.query, who);
  const ids = [...new Set(rows.map(({ entryId }) => entryId))];
  const titles = new Map(
    await Promise.all(ids.map(async (id) => [id, await entryTitle(world.db.query, id, language)] as const)),
  );
  const today = world.clock.now().toZonedDateTimeISO(studioTimeZone).toPlainDate().toString();
  const shown = rows.map((row) => ({
    id: row.id,
    title: titles.get(row.entryId) ?? row.entryId,
    when: editionDates(row.startsOn, row.endsOn, language),
    seats: editionsMessages[language].seats(row.taken, row.capacity),
    isOpen: row.isOpen,
    isSample: row.isSample,
    isOver: row.endsOn < today,
  }));
  const did = new URL(request.url).searchParams.get('did');
  return {
    language,
    studioName,
    // What comes next stands first; what is over, the latest first.
    toCome: shown.filter(({ isOver }) => !isOver).reverse(),
    over: shown.filter(({ isOver }) => isOver),
    done: did === 'dropped' ? editionsMessages[language].did.dropped : null,
  };
}

export const links = () => adminLinks(editionsStyles);

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && editionsMessages[loaderData.language].title, loaderData?.studioName);
}

export default function Editions({ loaderData }: Route.ComponentProps) {
  const { language, studioName, toCome, over, done } = loaderData;
  const words = editionsMessages[language];
  return (
    <AdminFrame
      section="editions"
      title={words.title}
      lead={words.lead}
      actions={
        <ButtonLink href="/admin/editions/new" isCompact>
          {words.add}
        </ButtonLink>
      }
      {...{ language, studioName }}
    >
      <Done text={done} />
      {toCome.length === 0 ? (
        <EmptyState title={words.none.title}>
          <p>{words.none.text}</p>
        </EmptyState>
      ) : (
        <EditionTable rows={toCome} caption={words.toCome} words={words} />
      )}
      {over.length > 0 && (
        <div className="office-section later">
          <EditionTable rows={over} caption={words.over} words={words} />
        </div>
      )}
    </AdminFrame>
  );
}

interface ShownEdition {
  id: string;
  title: string;
  when: string;
  seats: string;
  isOpen: boolean;
  isSample: boolean;
}

function EditionTable({
  rows,
  caption,
  words,
}: {
  rows: readonly ShownEdition[];
  caption: string;
  words: EditionsWords;
}) {
  const { columns } = words;
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'what', name: columns.what },
        { key: 'when', name: columns.when },
        { key: 'seats', name: columns.seats, isNumber: true },
        { key: 'state', name: columns.state },
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: {
          what: (
            <>
              <a href={`/admin/editions/${row.id}`}>{row.title}</a>{' '}
              {row.isSample && <DraftMark>{words.sample}</DraftMark>}
            </>
          ),
          when: row.when,
          seats: row.seats,
          state: <Badge look={row.isOpen ? 'done' : 'quiet'}>{row.isOpen ? words.open : words.closed}</Badge>,
        },
      }))}
      empty={words.noneOver}
    />
  );
}
