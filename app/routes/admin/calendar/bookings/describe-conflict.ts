import type { World } from '#platform/world.ts';
import type { Conflict } from '#studio/calendar/conflicts.queries.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { formatSpan } from './format-span.ts';

const words = {
  en: {
    block: 'Your own time',
    busy: 'Busy in another calendar',
    consultation: 'Consultation',
    held: 'being paid for',
    expiring: 'the bank is being asked',
    date: 'A date',
    more: (count: number) => `… and ${count} more: see the calendar`,
  },
  da: {
    block: 'Din egen tid',
    busy: 'Optaget i en anden kalender',
    consultation: 'Samtale',
    held: 'ved at blive betalt',
    expiring: 'banken bliver spurgt',
    date: 'Et hold',
    more: (count: number) => `… og ${count} til: se kalenderen`,
  },
};

export interface ConflictView {
  text: string;
  href?: string;
}

const mostShown = 5;

/** 'Mia Holm, Monday 23 November 2026, 10:00–11:00'; at most five, with a link to the rest. */
export async function describeConflicts(
  world: World,
  all: readonly Conflict[],
  language: Language,
): Promise<ConflictView[]> {
  const clashes = all.slice(0, mostShown);
  const titles = new Map<string, string>();
  for (const { offerId } of clashes) {
    if (offerId) titles.set(offerId, await offerTitle(world.db.query, offerId, language));
  }
  const descriptions = clashes.map((clash) => ({
    text: describeConflict(clash, titles, language),
    ...hrefOf(clash),
  }));
  const next = all[mostShown];
  if (!next) return descriptions;
  const day = studioDay(next.start);
  const href = `/admin/bookings?week=${day}`;
  return [...descriptions, { text: words[language].more(all.length - mostShown), href }];
}

/** Where it can be rescheduled, cancelled or unblocked. */
function hrefOf({ kind, claimId, bookingId, dateId }: Conflict): { href?: string } {
  if (bookingId) return { href: `/admin/bookings/${bookingId}` };
  if (dateId) return { href: `/admin/dates/${dateId}` };
  return kind === 'block' ? { href: `/admin/bookings/blocks/${claimId}` } : {};
}

function describeConflict(clash: Conflict, titles: ReadonlyMap<string, string>, language: Language): string {
  const texts = words[language];
  const title = clash.offerId ? (titles.get(clash.offerId) ?? texts.date) : texts.date;
  const names: Record<Conflict['kind'], string> = {
    session: clash.who ?? '',
    consultation: clash.who ? `${clash.who} (${texts.consultation})` : texts.consultation,
    date: title,
    busy: texts.busy,
    block: clash.who ? `${texts.block} (${clash.who})` : texts.block,
  };
  const state = clash.state === 'held' || clash.state === 'expiring' ? `, ${texts[clash.state]}` : '';
  return `${names[clash.kind]}, ${formatSpan(clash.start, clash.end, language)}${state}`;
}
