import { redirect } from 'react-router';
import { DraftBadge } from '#app/ui/feedback/badge.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Pagination } from '#app/ui/navigation/pagination.tsx';
import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { numberedPagesMessages } from '#app/web/lists/numbered-pages.messages.ts';
import { pageNumberOf, pageParameter } from '#app/web/lists/numbered-pages.ts';
import type { PageHandle } from '#app/web/page-handle.ts';
import { madeFrom } from '#app/web/request-facts.ts';
import { categories } from '#studio/goods/shop/product.ts';
import type { ShopProduct } from '#studio/goods/shop/products.queries.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import type { Language } from '#studio/shared/language.ts';
import { closingKeys, closingOf } from '../../site/closing.data.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import { seoOf } from '../../site/seo.ts';
import type { Route } from './+types/shop';
import { BuyNow } from './buy-now.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import { shopData, shopHref, shopKeys, tabOf } from './shop.data.ts';
import { shopMessages } from './shop.messages.ts';
import { AdminToggle, AppBanner, ProblemBox } from './shop-page.tsx';
import stylesheet from './shop-pages.css?url';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle: PageHandle = { cache: { keys: [...shopKeys, ...closingKeys] } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const tab = tabOf(url);
  const page = pageNumberOf(url);
  madeFrom(context, { tab: url.searchParams.get('tab') === tab ? tab : null, page: pageParameter(page) });
  const shown = await shopData(context, { category: tab, page });
  // Also an address from a search engine, when the catalogue has become smaller.
  if (page > 1 && shown.products.length === 0) throw redirect(shown.frame.prefix + shopHref(tab));
  return { tab, page, ...shown, closing: await closingOf(context, 'shop') };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const language = loaderData?.frame.language ?? 'en';
  const words = shopMessages[language];
  const { page = 1, tab } = loaderData ?? {};
  const part = tab === 'clothing-merchandise' ? words.tabs[tab] : null;
  const otherwise = { title: words.title, part };
  const [{ title }, ...others] = seoOf(loaderData?.document, otherwise, loaderData?.frame);
  const place = page > 1 ? `, ${numberedPagesMessages[language].page(page)}` : '';
  return [{ title: `${title}${place}` }, ...others];
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { frame, document, products, page, pages, tab, isBuyingOpen, appPricingUrl } = loaderData;
  const words = shopMessages[frame.language];
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead')?.text;
  const tabs = categories.map((key) => ({
    key,
    name: words.tabs[key],
    href: shopHref(key),
  }));
  return (
    <SitePage frame={frame} document={document} closing={loaderData.closing}>
      <PageHead
        headline={headline?.text ?? words.title}
        {...(headline?.melody ? { melody: headline.melody } : {})}
        {...(lead ? { lead } : {})}
      />
      <div className="wrap shop-tabs">
        <TabLinks label={words.tabsLabel} items={tabs} current={tab} />
      </div>
      {products.length === 0 && (
        <div className="wrap">
          <EmptyState title={words.none.title}>{words.none.text}</EmptyState>
        </div>
      )}
      <ul className="product-grid">
        {products.map((product, position) => (
          <ProductRow
            key={product.id}
            product={product}
            position={position}
            isBuyingOpen={isBuyingOpen}
            language={frame.language}
            prefix={frame.prefix}
          />
        ))}
      </ul>
      <div className="wrap">
        <Pagination
          current={page}
          count={pages}
          hrefOf={(number) => shopHref(tab, number)}
          words={numberedPagesMessages[frame.language]}
        />
      </div>
      <div className="wrap after-products">
        {products.length > 0 && <p className="caption">{words.vat}</p>}
        <AdminToggle frame={frame} />
      </div>
      <AppBanner document={document} frame={frame} href={appPricingUrl} />
      <ProblemBox frame={frame} />
    </SitePage>
  );
}

interface ProductRowProps {
  product: ShopProduct;
  /** Position in the list: the animation's delay. */
  position: number;
  language: Language;
  prefix: string;
  isBuyingOpen: boolean;
}

function ProductRow({ product, position, language, prefix, isBuyingOpen }: ProductRowProps) {
  const words = shopMessages[language];
  return (
    <li className={`product reveal delay-${Math.min(9, position)}`} id={product.id}>
      <div className="product-picture goods lit-goods">
        <ProductPicture
          picture={product.pictures[0]}
          sizes="(min-width: 1100px) 22vw, (min-width: 700px) 40vw, 116px"
          isFirst={position === 0}
          isDecoration
        />
      </div>
      <div className="product-text">
        <h2>
          <a href={`/shop/${product.id}`}>{product.name}</a>
        </h2>
        <p className="description">
          {firstSentence(product.description)}
          {product.isSample && (
            <>
              {' '}
              <DraftBadge>{words.sample}</DraftBadge>
            </>
          )}
        </p>
      </div>
      <div className="product-buy">
        <ProductPrice product={product} language={language} />
        <BuyNow product={product} language={language} prefix={prefix} isBuyingOpen={isBuyingOpen} />
      </div>
    </li>
  );
}

/** Ends before a capital letter, so that an abbreviation does not end it. */
function firstSentence(description: string): string {
  const [paragraph = ''] = description.split(/\n\s*\n/);
  return /^.+?[.!?](?=\s+\p{Lu}|$)/su.exec(paragraph)?.[0] ?? paragraph;
}
