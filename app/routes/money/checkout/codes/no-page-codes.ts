import type { CheckoutView } from './checkout-view-types.ts';

/** A page with a price and a pay button of its own: what its codes take off. */
export type PageCodes = Pick<CheckoutView, 'codes' | 'due'> & { error: string | null };

export interface PageCodesResult {
  coded?: PageCodes;
  problem?: string;
  currency?: string;
}

/** Apart from `page-codes.ts`, so that browsers load no server code. */
export const noPageCodes: PageCodes = {
  codes: { applied: { discount: '', giftCard: '' }, rows: [], note: null, typed: '' },
  due: null,
  error: null,
};
