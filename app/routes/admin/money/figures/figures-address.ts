/** Parameters of the figures and their lists; empty ones are left out. */
export interface FiguresParams {
  period?: string | null;
  month?: string | null;
  /** A VAT period: '2026-Q4'. */
  vat?: string | null;
  currency?: string | null;
  kind?: string | null;
  offer?: string | null;
  document?: string | null;
  offers?: string | null;
  step?: string | null;
}

export type FiguresPath =
  | ''
  | '/bookings'
  | '/fees'
  | '/ledger'
  | '/outstanding'
  | '/sessions'
  | '/subscribers'
  | '/receipts.csv';

export function figuresHref(path: FiguresPath, params: FiguresParams): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value));
  return `/admin/figures${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** Of an entry without an offer, which is the payment with a gift card. */
export const noOffer = 'none';
