import type { Language } from '#studio/shared/language.ts';

export const ratesPage = '/admin/settings/rates';

/** '7.460000' → '7.46' or '7,46'. */
export function rateText(rate: string, language: Language): string {
  const text = rate.replace(/(?<!0)0+$/, '').replace(/\.$/, '');
  return language === 'da' ? text.replace('.', ',') : text;
}
