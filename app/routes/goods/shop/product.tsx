import { DraftBadge } from '#app/ui/feedback/badge.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { madeFrom } from '#app/web/request-facts.ts';
import { type ShopProduct, shopCurrency } from '#studio/goods/shop/products.queries.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import { pageMeta } from '../../site/seo.ts';
import { widest } from '../../site/share-photograph.ts';
import { breadcrumbData, productData } from '../../site/structured-data.ts';
import type { Route } from './+types/product';
import { BuyNow, canBeHad } from './buy-now.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import { shopData, shopKeys } from './shop.data.ts';
import { type ShopWords, shopMessages } from './shop.messages.ts';
import { ProblemBox } from './shop-page.tsx';
import stylesheet from './shop-pages.css?url';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle: PageHandle = { cache: { keys: shopKeys } };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { products, ...data } = await shopData(context, { id: params.product });
  const [product] = products;
  if (!product) throw new Response(null, { status: 404 });
  const isSizeMissing = new URL(request.url).searchParams.get('size') === 'missing';
  madeFrom(context, { size: isSizeMissing ? 'missing' : null });
  return { product, isSizeMissing, ...data };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, frame } = loaderData;
  const [firstParagraph = ''] = product.description.split('\n');
  const words = shopMessages[frame.language];
  const prices = new Set(product.variants.flatMap(({ priceMinor }) => priceMinor ?? []));
  const offers = [...prices].map((minor) => ({ currency: shopCurrency, decimal: (minor / 100).toFixed(2) }));
  const available = product.variants.find(canBeHad);
  const trail = [...stepsTo(product, words), { name: product.name, href: frame.path }];
  return [
    ...pageMeta(frame, {
      title: product.name,
      description: firstParagraph,
      photograph: photographOf(product),
    }),
    productData(frame, {
      name: product.name,
      description: firstParagraph,
      offers,
      availability: !available ? 'OutOfStock' : available.availability === 'free' ? 'InStock' : 'MadeToOrder',
      photograph: photographOf(product),
    }),
    breadcrumbData(frame, trail),
  ];
}

function photographOf({ pictures: [first] }: ShopProduct): string {
  return first?.kind === 'photo' ? widest({ address: first.id, widths: first.widths, tone: first.tone }) : '';
}

function stepsTo({ category }: ShopProduct, words: ShopWords) {
  const tab = { name: words.tabs[category], href: `/shop?tab=${category}` };
  return [{ name: words.title, href: '/shop' }, tab];
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { frame, product, isBuyingOpen, isSizeMissing } = loaderData;
  const language = frame.language;
  const words = shopMessages[language];
  const [first, ...others] = product.pictures;
  const [summary, ...paragraphs] = product.description.split(/\n\s*\n/).filter(Boolean);
  const steps = stepsTo(product, words);
  return (
    <SitePage frame={frame}>
      <div className="product-page">
        <div className="product-plate goods">
          <div className="pane" />
          <ProductPicture picture={first} sizes="(min-width: 900px) 34vw, 60vw" isFirst />
        </div>
        <div className="product-counter">
          <Breadcrumb label={words.trail} steps={steps} current={product.name} />
          <h1>{product.name}</h1>
          {product.isSample && <DraftBadge>{words.sample}</DraftBadge>}
          {summary && <p className="lead">{summary}</p>}
          <ProductPrice product={product} language={language} />
          <BuyNow
            product={product}
            language={language}
            isBuyingOpen={isBuyingOpen}
            prefix={frame.prefix}
            isRoomy
            isSizeMissing={isSizeMissing}
          />
          <p className="caption">{words.vat}</p>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      {others.length > 0 && (
        <section className="wrap product-others" aria-label={words.more}>
          {others.map((picture) => (
            <ProductPicture key={picture.id} picture={picture} sizes="(min-width: 700px) 30vw, 100vw" />
          ))}
        </section>
      )}
      <div className="wrap product-below">
        <Numbers product={product} words={words} />
        <section>
          <h2 className="ruled">{words.delivery}</h2>
          {words.deliveryOf[product.fulfilment].map((text) => (
            <p key={text}>{text}</p>
          ))}
          <TextLink href="/terms-of-service">{words.terms}</TextLink>
        </section>
      </div>
      <ProblemBox frame={frame} />
    </SitePage>
  );
}

function Numbers({ product, words }: { product: ShopProduct; words: ShopWords }) {
  if (product.facts.length === 0) return null;
  return (
    <section>
      <h2 className="ruled">{words.facts}</h2>
      <Leaders
        rows={product.facts.map(({ label, value }) => ({ key: `${label}${value}`, label, value }))}
        isFull
        isFacts
      />
    </section>
  );
}
