import { hasPicture, pictureAddress } from '#app/ui/media/picture.tsx';
import type { World } from '#platform/world.ts';
import type { BookingOffer } from '#studio/calendar/booking/booking-offer.queries.ts';
import { paymentMethodsText } from '#studio/money/payments/payment-methods.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { placedPhotographs } from '#studio/shared/content/photographs.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { offerInstructors } from '#studio/teaching/instructors/instructors.queries.ts';
import type { WidgetWords } from '../widget.messages.ts';
import { fill } from './fill.ts';
import type { SummaryView } from './model.ts';

interface Asked {
  offer: Pick<
    BookingOffer,
    'mode' | 'prices' | 'sessionMinutes' | 'coachName' | 'instructorIds' | 'rescheduleNoticeHours'
  >;
  words: WidgetWords;
  language: Language;
}

export async function readSummary(world: World, { offer, words, language }: Asked): Promise<SummaryView> {
  const pays = offer.mode === 'hold' || offer.mode === 'choice';
  const currencies = offer.prices.map(({ currency }) => currency);
  const methods = paymentMethodsText(world, currencies, language);
  const { sessionMinutes: minutes, coachName: person, rescheduleNoticeHours: hours } = offer;
  return {
    title: fill(words.summary, { minutes, person }),
    lines: [
      words.inStudio,
      words.online,
      hours > 0 ? fill(words.changes, { hours }) : words.changesAnyTime,
      ...(pays && methods ? [methods] : []),
    ],
    portrait: await portraitOf(world, offer.instructorIds, language),
  };
}

async function portraitOf(
  world: World,
  instructorIds: readonly number[],
  language: Language,
): Promise<SummaryView['portrait']> {
  const [identity, photographs, [instructor]] = await Promise.all([
    studioIdentity(world),
    placedPhotographs(world, language),
    offerInstructors(world, instructorIds, language),
  ]);
  if (!instructor) return null;
  const photograph = photographs[instructor.picture];
  // The fragment is for the style sheet: the script of the booking form knows no tones.
  const tone = photograph?.tone === 'grey' ? '#grey' : '';
  if (photograph) return `${photograph.address}/${photograph.widths[0]}.webp${tone}`;
  const isDrawn = !identity.isOwnStudio && hasPicture(instructor.picture);
  return isDrawn ? pictureAddress(instructor.picture) : null;
}
