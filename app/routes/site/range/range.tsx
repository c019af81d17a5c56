import { PageHead } from '#app/ui/page-head.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { rangeSlug } from '#studio/site/pages/range-address.ts';
import { nextSlots, nextSlotsKeys } from '../../calendar/booking/next-slots.data.ts';
import { bookPath } from '../../calendar/booking/read-widget.ts';
import { ownPageData } from '../content-page.data.ts';
import { siteFrame } from '../frame.ts';
import { DocumentPage } from '../parts/document-page.tsx';
import { SitePage } from '../parts/site-page.tsx';
import ownPageStyles from '../person-pages.css?url';
import { pageMeta, seoOf } from '../seo.ts';
import type { Route } from './+types/range';
import { MinuteStages } from './minute/minute-stages.tsx';
import stylesheet from './range.css?url';
import { rangePageMessages } from './range.messages.ts';

export const handle: PageHandle = { cache: { keys: ['studio', ...nextSlotsKeys], seconds: 300 } };

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

/** The only page that may ask for the microphone. */
export const headers = () => ({
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(self), payment=(), usb=()',
});

export async function loader({ context }: Route.LoaderArgs) {
  const isFirstAddress = factsOf(context).path === `/${rangeSlug}`;
  const own = isFirstAddress ? await ownPageData(context, rangeSlug) : null;
  const [frame, next] = await Promise.all([siteFrame(context), nextSlots(context)]);
  return { frame, price: next?.price ?? null, own };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.own) return seoOf(loaderData.own.document, loaderData.own.title, loaderData.own.frame);
  const { title, description } = rangePageMessages[loaderData.frame.language];
  return pageMeta(loaderData.frame, { title, description });
}

/** Nothing of the minute is loaded before the press: the page is text, and works as that. */
export default function Range({ loaderData: { frame, price, own } }: Route.ComponentProps) {
  if (own)
    return (
      <>
        <link rel="stylesheet" href={ownPageStyles} precedence="parts" />
        <DocumentPage data={own} isSung={own.isSung} />
      </>
    );
  const { language } = frame;
  const words = rangePageMessages[language];
  const bookHref = `${frame.prefix}${bookPath}`;
  const bookLabel = price ? `${words.book}, ${price}` : words.book;
  return (
    <SitePage frame={frame}>
      <PageHead headline={words.headline} lead={words.lead} />
      <div
        className="range-minute"
        data-island="voice-range"
        data-texts={JSON.stringify({ loading: words.loading, failed: words.failed })}
      >
        <MinuteStages
          language={language}
          studioName={frame.identity.studioName}
          bookLabel={bookLabel}
          bookHref={bookHref}
        />
        <p className="wrap hint" role="status" data-part="status" />
      </div>
      <div className="wrap range-without-scripts">
        <p className="lead">{words.withoutScripts}</p>
        <p>
          <a className="button" href={bookHref}>
            {bookLabel}
          </a>
        </p>
      </div>
      <section className="range-not">
        <div className="wrap">
          <div>
            <h2>{words.isNot}</h2>
            <p>{words.isNotText}</p>
          </div>
          <div>
            <h2>{words.privacy}</h2>
            <p>{words.privacyText}</p>
          </div>
        </div>
      </section>
      <section className="wrap range-hour">
        <p className="lead">{words.hour}</p>
        <p className="actions">
          <a className="button ghost" href={bookHref} data-opens="booking-dialog">
            {bookLabel}
          </a>
        </p>
      </section>
    </SitePage>
  );
}
