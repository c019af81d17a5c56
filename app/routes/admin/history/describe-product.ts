import { shopCurrency } from '#studio/goods/shop/products.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { shopAdminMessages } from '../../shop/admin.messages.ts';
import type { DescribedField } from './describe-change.ts';

/** A field of a product of the shop. */
export function describeProductField(name: string, language: Language): DescribedField | null {
  const words = shopAdminMessages[language].fields;
  const money = formats[language].moneyIn(shopCurrency);
  switch (name) {
    case 'price':
      return {
        label: words.price,
        read: (value) => (typeof value === 'number' ? money(Math.round(value * 100)) : ''),
      };
    case 'is_published':
      return { label: words.is_published, read: Boolean };
    case 'name':
    case 'name_da':
      return { label: words[name], read: (value) => String(value ?? '') };
    case 'description':
    case 'description_da':
      return { label: words[name], read: null };
    default:
      return null;
  }
}
