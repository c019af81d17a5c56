import type { Category } from '#studio/goods/shop/product.ts';
import { shopCurrency } from '#studio/goods/shop/products.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { shopAdminMessages } from '../../../goods/shop/admin.messages.ts';
import { shopMessages } from '../../../goods/shop/shop.messages.ts';
import type { DescribedField } from './describe-change.ts';

export function describeProductField(name: string, language: Language): DescribedField | null {
  const words = shopAdminMessages[language].fields;
  const { tabs } = shopMessages[language];
  const money = formats[language].moneyIn(shopCurrency);
  const price = (value: unknown) => (typeof value === 'number' ? money(Math.round(value * 100)) : '');
  const count = (value: unknown) => (typeof value === 'number' ? String(value) : '');
  const [field = '', size = ''] = name.split(/:(.*)/s);
  switch (field) {
    case 'price':
      return { label: size ? words.priceOf(size) : words.price, read: price };
    case 'stock':
      return { label: size ? words.stockOf(size) : words.stock, read: count };
    case 'is_published':
      return { label: words.is_published, read: Boolean };
    case 'category':
      return { label: words.category, read: (value) => tabs[value as Category] ?? '' };
    case 'name':
    case 'name_da':
    case 'sizes':
    case 'printful_product_id':
      return { label: words[field], read: (value) => String(value ?? '') };
    case 'description':
    case 'description_da':
    case 'facts':
    case 'facts_da':
      return { label: words[field], read: null };
    default:
      return null;
  }
}
