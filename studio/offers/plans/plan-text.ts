import type { Language } from '#studio/shared/language.ts';
import { planWords } from './plan.messages.ts';
import { splitPrice } from './plan.ts';

/** '3 monthly payments: …' as the checkout charges them; null: paid at once. */
export function planText(
  plan: { instalments: number; totalMinor: number },
  format: (amountMinor: number) => string,
  language: Language,
): string | null {
  if (plan.instalments === 1) return null;
  const { amounts, monthlyMinor } = splitPrice(plan.totalMinor, plan.instalments);
  const texts = { first: format(amounts[0] ?? monthlyMinor), later: format(monthlyMinor) };
  return planWords[language].split(plan.instalments, texts);
}
