import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const vatMessages = inBoth({
  included: (percent: string) => [`Including ${percent}% VAT`, `Heraf moms ${percent} %`],
  vat: common.vat,
  /** Beside lines with VAT. */
  rest: ['Other items', 'Resten'],
  exempt: ['Exempt from VAT', 'Momsfri'],
  voucher: ['Charged when the gift card is used', 'Beregnes, når gavekortet bruges'],
});
