import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { madeFrom } from '#app/web/request-facts.ts';
import { blockOf } from '#studio/content/document.ts';
import { categories } from '#studio/shop/product.ts';
import { SitePage } from '../site/parts/site-page.tsx';
import { seoOf } from '../site/seo.ts';
import type { Route } from './+types/shop';
import { ProductRow } from './product-row.tsx';
import { shopData, shopKeys, tabOf } from './shop.data.ts';
import { shopMessages } from './shop.messages.ts';
import { AdminToggle, AppBanner, ProblemBox } from './shop-page.tsx';

export const handle: PageHandle = { cache: { keys: shopKeys } };

/** `/shop` */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const tab = tabOf(url);
  madeFrom(context, { tab: url.searchParams.get('tab') === tab ? tab : null });
  return { tab, ...(await shopData(context, { category: tab })) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoOf(loaderData?.document, shopMessages[loaderData?.frame.pageLanguage ?? 'en'].title);
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { frame, document, products, tab, isBuyingOpen, appPricingUrl } = loaderData;
  const words = shopMessages[frame.pageLanguage];
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead')?.text;
  const tabs = categories.map((key) => ({
    key,
    name: words.tabs[key],
    href: key === categories[0] ? '/shop' : `/shop?tab=${key}`,
  }));
  return (
    <SitePage frame={frame}>
      <PageHead
        headline={headline?.text ?? words.title}
        {...(headline?.melody ? { melody: headline.melody } : {})}
        {...(lead ? { lead } : {})}
      >
        <AdminToggle frame={frame} />
      </PageHead>
      <div className="wrap shop-tabs">
        <TabLinks label={words.tabsLabel} items={tabs} current={tab} />
      </div>
      {products.length === 0 && (
        <div className="wrap">
          <EmptyState title={words.none.title}>{words.none.text}</EmptyState>
        </div>
      )}
      <ul className="wares">
        {products.map((product, position) => (
          <ProductRow
            key={product.id}
            {...{ product, position, isBuyingOpen }}
            language={frame.pageLanguage}
            prefix={frame.prefix}
          />
        ))}
      </ul>
      {products.length > 0 && <p className="caption wrap after-wares">{words.vat}</p>}
      <AppBanner document={document} frame={frame} href={appPricingUrl} />
      <ProblemBox frame={frame} />
    </SitePage>
  );
}
