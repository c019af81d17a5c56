import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { nextDate, type OpenDate, shownDates } from '#studio/calendar/dates/open-dates.queries.ts';
import { type ListedOffer, offersForOwner } from '#studio/offers/catalogue/offers-for-owner.queries.ts';
import { currencies, formatAmount } from '#studio/shared/money.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { SectionIcon } from '../../section-icon.tsx';
import type { Route } from './+types/catalogue';
import { type CatalogueWords, catalogueMessages } from './catalogue.messages.ts';
import { type OfferGroup, offerGroupOf, offerGroups, pageOfOffer } from './offer-groups.ts';
import { type OfferFacts, OfferList, type OfferRow } from './offer-list.tsx';

const path = '/admin/catalogue';

/** `/admin/catalogue`: everything that is sold except products. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('catalogue', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const now = world.clock.now();
  const offers = await offersForOwner(world.db.query, { ...who, language }, { now, typed });
  const today = studioDay(now);
  const dates = await shownDates(
    world,
    offers.map(({ id }) => id),
    today,
  );
  const words = catalogueMessages[language];
  const rowOf = (offer: ListedOffer): OfferRow => ({
    id: offer.id,
    title: offer.title,
    prices: Object.fromEntries(
      currencies.flatMap((currency) => {
        const amount = offer.prices[currency];
        return amount === undefined ? [] : [[currency, formatAmount(amount, language)]];
      }),
    ),
    facts: factsOfOffer(offer, { dates, words }),
    isOnSale: offer.isOnSale,
    page: pageOfOffer(offer),
  });
  const all = offerGroups
    .map((key) => ({
      key,
      name: words.groups[key],
      rows: offers.filter(({ kind }) => offerGroupOf(kind) === key).map(rowOf),
    }))
    .filter(({ rows }) => rows.length > 0);
  const kind = all.find(({ key }) => key === url.searchParams.get('kind'))?.key ?? null;
  return {
    typed,
    kind,
    tabs: all.map(({ key }) => key),
    groups: kind ? all.filter(({ key }) => key === kind) : all,
  };
}

function factsOfOffer(
  offer: ListedOffer,
  { dates, words }: { dates: readonly OpenDate[]; words: CatalogueWords },
): OfferFacts {
  const valid = offer.validMonths === null ? null : words.validMonths(offer.validMonths);
  if (offer.durationMinutes !== null) {
    return { length: words.minutes(offer.durationMinutes), places: '1', access: words.access.session };
  }
  if (offer.kind === 'course') {
    return { length: null, places: null, access: words.instalments(offer.instalments) };
  }
  if (offer.hasSeats) {
    const next = nextDate(dates.filter(({ offerId }) => offerId === offer.id));
    return {
      length: next && words.days(next.days.length),
      places: next ? words.left(next.free) : words.noDate,
      access: offer.kind === 'programme' ? words.access.application : words.access.seat,
    };
  }
  const length = offer.sessions === null ? null : words.sessions(offer.sessions);
  return { length, places: null, access: valid };
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { typed, kind, tabs, groups } = loaderData;
  const words = useWords(catalogueMessages);
  return (
    <AdminFrame
      page="offers"
      title={words.title}
      actions={
        <ButtonLink href={`${path}/new`} isCompact isPlain>
          + {words.add}
        </ButtonLink>
      }
    >
      <search className="catalogue-search">
        <form action={path} method="get" className="admin-search">
          <SectionIcon of="search" />
          <label className="unseen" htmlFor="catalogue-q">
            {words.search}
          </label>
          <input
            type="search"
            id="catalogue-q"
            name="q"
            defaultValue={typed}
            placeholder={words.search}
            maxLength={100}
            key={typed}
          />
          <button type="submit" className="unseen">
            {words.searchButton}
          </button>
        </form>
      </search>
      {tabs.length > 1 && <KindTabs tabs={tabs} kind={kind} typed={typed} words={words} />}
      {groups.length > 0 ? (
        <OfferList groups={groups} />
      ) : (
        <EmptyState title={words.none.title} actions={<TextLink href={path}>{words.all}</TextLink>}>
          <p>{words.none.text}</p>
        </EmptyState>
      )}
    </AdminFrame>
  );
}

interface KindTabsProps {
  tabs: readonly OfferGroup[];
  kind: OfferGroup | null;
  typed: string;
  words: CatalogueWords;
}

function KindTabs({ tabs, kind, typed, words }: KindTabsProps) {
  const href = (key: string | null) => {
    const search = new URLSearchParams({ ...(typed ? { q: typed } : {}), ...(key ? { kind: key } : {}) });
    return search.size > 0 ? `${path}?${search}` : path;
  };
  return (
    <TabLinks
      label={words.kinds}
      current={kind ?? 'all'}
      items={[
        { key: 'all', name: words.all, href: href(null) },
        ...tabs.map((key) => ({ key, name: words.groups[key], href: href(key) })),
      ]}
    />
  );
}
