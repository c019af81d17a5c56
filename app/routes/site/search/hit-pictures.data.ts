import { hasPicture } from '#app/ui/media/picture.tsx';
import type { World } from '#platform/world.ts';
import { type ShopPicture, shopPictures } from '#studio/goods/shop/product-pictures.queries.ts';
import { pictureOfOffer } from '#studio/offers/catalogue/offer.ts';
import type { Language } from '#studio/shared/language.ts';
import { publishedItems } from '#studio/site/magazine/items.queries.ts';
import type { SitePage, Source } from '#studio/site/search/site-page.ts';
import { shownWorkbooks } from '#studio/teaching/workbooks/workbooks.queries.ts';
import { previewPicture } from '../../teaching/workbooks/preview-pictures.ts';

export type HitPicture =
  | { kind: 'drawing'; name: string }
  | { kind: 'sheet'; src: string }
  | { kind: 'product'; picture: ShopPicture };

/** The picture that each page has itself, by its address; pages without one are absent. */
export async function hitPictures(
  world: World,
  language: Language,
  found: readonly SitePage[],
): Promise<Record<string, HitPicture>> {
  const keysOf = (source: Source) => found.filter((page) => page.source === source).map(({ key }) => key);
  const [slugs, products] = [keysOf('article'), keysOf('product')];
  const [articles, sheets, goods] = await Promise.all([
    slugs.length > 0 ? publishedItems(world, language, slugs) : [],
    keysOf('workbook').length > 0 ? shownWorkbooks(world.db.query, language) : [],
    products.length > 0 ? shopPictures(world.db.query, products, language) : new Map<string, ShopPicture[]>(),
  ]);
  const drawing = (name: string | null | undefined): HitPicture | null =>
    name ? { kind: 'drawing', name } : null;
  const pictureOf = ({ source, kind, key }: SitePage): HitPicture | null => {
    switch (source) {
      case 'article':
        return drawing(articles.find(({ id }) => id === key)?.image);
      case 'workbook': {
        const src = previewPicture(sheets.find(({ id }) => id === key)?.coverImage ?? '')?.src;
        return src ? { kind: 'sheet', src } : null;
      }
      case 'product': {
        const [picture] = goods.get(key) ?? [];
        return picture ? { kind: 'product', picture } : null;
      }
      case 'offer':
        return drawing(pictureOfOffer(key));
      case 'document':
        return kind === 'course' && hasPicture(`incipit-${key}`) ? drawing(`incipit-${key}`) : null;
    }
  };
  return Object.fromEntries(
    found.flatMap((page): [string, HitPicture][] => {
      const picture = pictureOf(page);
      return picture ? [[page.path, picture]] : [];
    }),
  );
}
