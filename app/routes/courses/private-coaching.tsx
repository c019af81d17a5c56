import { HearIt } from '#app/ui/media/hear-it.tsx';
import { hasPicture, Picture } from '#app/ui/media/picture.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { PriceLeaders } from '#app/ui/price-leaders.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { worldOf } from '#app/web/world.ts';
import { sessionCourseId } from '#studio/catalogue/offer.ts';
import { currentPriceLists, shownOffer } from '#studio/catalogue/offers.queries.ts';
import { contentDocument } from '#studio/content/content.queries.ts';
import { blockOf } from '#studio/content/document.ts';
import type { Language } from '#studio/shared/language.ts';
import { type NextSlots, nextSlots, nextSlotsKeys } from '../booking/next-slots.data.ts';
import { NextSlotsList } from '../booking/next-slots.tsx';
import { siteFrame } from '../site/frame.ts';
import { Blocks, Voices } from '../site/parts/blocks.tsx';
import { SitePage } from '../site/parts/site-page.tsx';
import { seoOf } from '../site/seo.ts';
import { courseData } from '../site/structured-data.ts';
import type { Route } from './+types/private-coaching';
import { priceRows } from './price-rows.ts';
import { privateCoachingMessages } from './private-coaching.messages.ts';

export const handle: PageHandle = {
  cache: { keys: ['studio', 'private-coaching', 'prices', ...nextSlotsKeys] },
};

export async function loader({ context }: Route.LoaderArgs) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const [document, entry, lists, next] = await Promise.all([
    contentDocument(world, 'private-coaching', frame.language),
    shownOffer(world, sessionCourseId),
    currentPriceLists(world, world.clock.now()),
    nextSlots(context),
  ]);
  const prices = priceRows(entry ? lists.get(entry.id) : undefined, frame.language);
  return { frame, document, prices, next };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { document, frame, prices } = loaderData;
  const name = blockOf(document, 'headline')?.text ?? 'Private Coaching';
  const course = courseData(frame, { name, description: blockOf(document, 'lead')?.text, offers: prices });
  return [...seoOf(document, 'Private Coaching', frame), course];
}

export default function PrivateCoaching({
  loaderData: { frame, document, prices, next },
}: Route.ComponentProps) {
  const words = privateCoachingMessages[frame.language];
  const headline = blockOf(document, 'headline');
  const features = blockOf(document, 'list', 'features');
  const details = blockOf(document, 'prose', 'details');
  const practical = blockOf(document, 'facts', 'practical');
  const testimonials = blockOf(document, 'testimonials');
  const lead = blockOf(document, 'lead')?.text;
  return (
    <SitePage frame={frame} next={next}>
      <PageHead
        headline={headline?.text ?? 'Private Coaching'}
        {...(headline?.melody ? { melody: headline.melody } : {})}
        {...(lead ? { lead } : {})}
        back={
          <p>
            <a className="text-link" href="/courses">
              {words.back}
            </a>
          </p>
        }
      />
      <div className="wrap two-columns coaching">
        <Booking prices={prices} next={next} language={frame.language} />
        {hasPicture('rose') && (
          <figure className="plate" data-plate>
            <Picture name="rose" alt="" sizes="(min-width: 900px) 34vw, 84vw" />
            <HearIt name="rose" title={words.rose} />
          </figure>
        )}
      </div>
      <div className="wrap blocks" id="details">
        <div className="two-columns">
          {features && <Blocks blocks={[features]} language={frame.language} />}
          {practical && <Blocks blocks={[practical]} language={frame.language} />}
        </div>
        {details && <Blocks blocks={[details]} language={frame.language} />}
        <p>
          <a className="text-link" href="/PDFs/private-coaching.pdf" download>
            {words.programme}
          </a>
        </p>
        {testimonials && testimonials.items.length > 0 && (
          <section className="unbound">
            <h2 className="ruled">{testimonials.heading}</h2>
            <Voices items={testimonials.items} language={frame.language} />
          </section>
        )}
      </div>
    </SitePage>
  );
}

type PriceRows = ReturnType<typeof priceRows>;

interface BookingProps {
  prices: PriceRows;
  next: NextSlots | null;
  language: Language;
}

function Booking({ prices, next, language }: BookingProps) {
  const words = privateCoachingMessages[language];
  return (
    <div>
      <PriceLeaders prices={prices} from={words.from} />
      <p className="actions spaced">
        <a className="button" href="/private-coaching/book" data-opens="booking-dialog">
          {words.bookSession}
        </a>
        <a className="button ghost plain" href="#details">
          {words.details}
        </a>
      </p>
      {next ? <NextSlotsList next={next} language={language} /> : <p className="hint">{words.freeHours}</p>}
    </div>
  );
}
