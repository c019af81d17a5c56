import { DraftBadge } from '#app/ui/feedback/badge.tsx';
import type { Language } from '#studio/shared/language.ts';
import type { ShopProduct } from '#studio/shop/products.queries.ts';
import { BuyNow } from './buy-now.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import { shopMessages } from './shop.messages.ts';

export interface ProductRowProps {
  product: ShopProduct;
  /** Position in the list: the animation's delay. */
  position: number;
  language: Language;
  prefix: string;
  isBuyingOpen: boolean;
}

export function ProductRow({ product, position, language, prefix, isBuyingOpen }: ProductRowProps) {
  const words = shopMessages[language];
  const href = `/shop/${product.id}`;
  const [firstParagraph] = product.description.split(/\n\s*\n/);
  return (
    <li className={`ware reveal delay-${Math.min(9, position)}`} id={product.id}>
      <div className="ware-picture">
        <ProductPicture
          picture={product.pictures[0]}
          sizes="(min-width: 1080px) 26vw, (min-width: 700px) 40vw, 100vw"
          isFirst={position === 0}
          isDecoration
        />
      </div>
      <div className="ware-words">
        <h2>
          <a href={href}>{product.name}</a>
        </h2>
        {product.isSample && <DraftBadge>{words.sample}</DraftBadge>}
        <p className="description">{firstParagraph}</p>
        <a className="text-link" href={href}>
          {words.seeMore}
          <span className="unseen"> {product.name}</span>
        </a>
      </div>
      <div className="ware-buy">
        <ProductPrice product={product} language={language} />
        <BuyNow {...{ product, language, prefix, isBuyingOpen }} />
      </div>
    </li>
  );
}
