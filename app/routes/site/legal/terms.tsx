import type { PageHandle } from '#app/web/page-handle.ts';
import { madeFrom } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { shippingRules } from '#studio/offers/cart/shipping.queries.ts';
import { countriesOf } from '#studio/offers/cart/shipping.ts';
import { termsKey, termsText } from '#studio/shared/content/terms.queries.ts';
import { fillCountries } from '#studio/shared/content/terms-countries.ts';
import { formats } from '#studio/shared/format.ts';
import { contentPageData } from '../content-page.data.ts';
import { DocumentPage } from '../parts/document-page.tsx';
import { seoOf } from '../seo.ts';
import type { Route } from './+types/terms';
import { legalMessages } from './legal.messages.ts';

export const handle: PageHandle = { cache: { keys: ['studio', termsKey, 'prices', 'shop'] } };

/** The current terms, or with `?version=` those of an older order. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await contentPageData(context, termsKey);
  const { language, preview } = page.frame;
  if (preview) {
    const rules = await shippingRules(worldOf(context).db.query);
    const shipsTo = { stock: countriesOf(rules.stock), print: countriesOf(rules.print) };
    return { ...page, document: fillCountries(page.document, shipsTo, language), shownVersion: null };
  }
  const version = new URL(request.url).searchParams.get('version');
  const text = await termsText(worldOf(context), language, version);
  if (!text && version) throw new Response(null, { status: 404 });
  madeFrom(context, { version: text && text.version === version ? version : null });
  return {
    ...page,
    document: text?.document ?? page.document,
    shownVersion: text && {
      version: text.version,
      isInForce: text.isInForce,
      since: formats[language].day(text.inForceFrom),
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const seo = seoOf(loaderData?.document, loaderData?.title ?? '', loaderData?.frame);
  return loaderData?.shownVersion?.isInForce === false
    ? [...seo, { name: 'robots', content: 'noindex' }]
    : seo;
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { shownVersion, ...page } = loaderData;
  const words = legalMessages[page.frame.language].terms;
  return (
    <DocumentPage data={page} hasSummary>
      {shownVersion?.isInForce && (
        <p className="hint">{words.version(shownVersion.version, shownVersion.since)}</p>
      )}
      {shownVersion?.isInForce === false && (
        <p className="notice">
          {words.older(shownVersion.version, shownVersion.since)}{' '}
          <a href="/terms-of-service">{words.today}</a>
        </p>
      )}
    </DocumentPage>
  );
}
