import type { EmbedSession } from '#app/client/embed/model.ts';
import { jsonAnswer } from '#app/web/answers.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { bookingOffer } from '#studio/calendar/booking/booking-offer.queries.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { isTimeZone } from '#studio/shared/time/format-time.ts';
import type { JsonCall } from '../../../json-routes.ts';
import { bookPath, slotHref } from '../booking/read-widget.ts';
import { sessionEmbedMessages } from './embed-session.messages.ts';
import { embedLanguage } from './embed-times.ts';

/** `/embed/session/times`: free times of a session for other websites. CORS for any origin, without credentials. */
export async function loader({ request, context }: JsonCall): Promise<Response> {
  const world = worldOf(context);
  const { searchParams } = new URL(request.url);
  const language = embedLanguage(searchParams.get('language'));
  const requestedZone = searchParams.get('time_zone');
  const timeZone = isTimeZone(requestedZone) ? requestedZone : null;
  const who = { ...(await whoOf(request, context)), language };
  const offer = await bookingOffer(world, who, { language, timeZone, offerId: searchParams.get('offer') });
  const words = sessionEmbedMessages[language];
  const page = world.settings.siteUrl + pageAddress(bookPath, language);
  const own = offer.offerId ? `&offer=${encodeURIComponent(offer.offerId)}` : '';
  const answer: EmbedSession = {
    words: {
      title: offer.courseName ?? words.title,
      lead: words.lead(offer.sessionMinutes, offer.zoneNote),
      freeTimes: words.freeTimes,
      noTimes: words.noTimes,
      openPage: words.openPage,
    },
    page: own ? `${page}?${own.slice(1)}` : page,
    days: (offer.mode === 'closed' ? [] : offer.days).map(({ date, heading, slots }) => ({
      date,
      heading,
      slots: slots.map(({ start, label, name, localLabel }) => ({
        href: slotHref(page, start).replace('#', `${own}#`),
        label,
        name,
        localLabel,
      })),
    })),
  };
  return jsonAnswer(answer);
}
