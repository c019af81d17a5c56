import type { PageHandle } from '#app/web/page-handle.ts';
import type { RequestFacts } from '#app/web/request-facts.ts';
import type { World } from '#platform/world.ts';
import { confirmMinutes } from '#studio/calendar/booking/consultation.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { shownBookingRules } from '#studio/calendar/booking-rules.ts';
import { consultationMinutes } from '#studio/calendar/slot.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { slotsKey } from '#studio/shared/content-changed.ts';
import { isTimeZone } from '#studio/shared/time/format-time.ts';
import type { Who } from '#studio/shared/who.ts';
import { barsView, daysView } from '../booking/days-view.ts';
import { ownPath } from '../booking/own-path.ts';
import { formatDuration } from '../booking/when.ts';
import { fill } from '../booking/widget/fill.ts';
import type { Values, WidgetStart } from '../booking/widget/model.ts';
import { withLead } from '../booking/with-lead.ts';
import { consultationPages, consultationWords } from './consultation.messages.ts';

export const consultationPath = '/consultation';

export const consultationHandle: PageHandle = {
  cache: { keys: ['studio', 'prices', 'booking', 'consultation', slotsKey], seconds: 60 },
};

export interface ConsultationRequest {
  timeZone: string | null;
  /** Preselects a time. */
  slotStart: string | null;
  values?: Partial<Values>;
}

export function consultationRequest(url: URL): ConsultationRequest {
  return { timeZone: url.searchParams.get('time_zone'), slotStart: url.searchParams.get('slot_start') };
}

/** The booking widget without hold and payment. */
export async function readConsultation(
  world: World,
  {
    who,
    facts,
    requested,
  }: { who: Who; facts: Pick<RequestFacts, 'language' | 'prefix'>; requested: ConsultationRequest },
): Promise<WidgetStart> {
  const { language } = facts;
  const timeZone = isTimeZone(requested.timeZone) ? requested.timeZone : null;
  const [{ days, zoneNote }, { defaultPlace }, { coachName }] = await Promise.all([
    // With an external calendar there are no times of our own.
    world.settings.consultationUrl
      ? { days: [], zoneNote: '' }
      : listSlots(world, who, { kind: 'consultation', language, timeZone }),
    shownBookingRules(world),
    studioIdentity(world),
  ]);
  const words = consultationWords[language];
  const page = ownPath(facts, consultationPath);
  const values = {
    name: '',
    email: '',
    place: defaultPlace,
    slotStart: requested.slotStart ?? '',
    ...requested.values,
  };
  return {
    language,
    words,
    addresses: { book: page, slots: `${page}/times`, hold: '', comeBack: page, checkout: '', booked: null },
    offer: withLead(words, {
      days: daysView(days, language, timeZone),
      bars: barsView(days, { now: world.clock.now(), language }),
      zoneNote,
      timeZone,
      prices: [],
      vatLabel: '',
      vat: [],
      sessionMinutes: consultationMinutes,
      holdLength: formatDuration(confirmMinutes * 60, language),
      holdSeconds: confirmMinutes * 60,
      coachName,
      summary: {
        title: fill(words.summary, { minutes: consultationMinutes, person: coachName }),
        lines: [words.inStudio, words.online, consultationPages[language].free],
        portrait: null,
      },
      mode: 'ask',
    }),
    screen: { at: 'choosing', values, error: null },
    credit: null,
    offerId: null,
    isKnown: false,
  };
}
