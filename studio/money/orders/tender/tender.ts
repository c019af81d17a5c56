export type Tender = 'card' | 'giftCard' | 'both' | 'nothing';

/** Amounts in minor units. */
export function tenderOf({
  totalMinor,
  giftCardMinor,
}: {
  totalMinor: number;
  giftCardMinor: number;
}): Tender {
  if (totalMinor === 0) return 'nothing';
  if (giftCardMinor === 0) return 'card';
  return giftCardMinor === totalMinor ? 'giftCard' : 'both';
}
