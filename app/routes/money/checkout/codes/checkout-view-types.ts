import type { CheckoutErrors, CheckoutValues } from '#studio/money/checkout/checkout-input.ts';
import type { CurrencyNotOffered } from '#studio/money/checkout/checkout-offer.queries.ts';
import type { TypedCodes } from '#studio/money/orders/basket.ts';
import type { VatRow } from '#studio/money/orders/vat/vat-rows.ts';
import type { ConsentId } from '#studio/offers/cart/consents.ts';

export interface CheckoutView {
  here: string;
  cartHref: string | null;
  attempt: string;
  currency: string;
  currencies: Array<{ currency: string; href: string }>;
  parcel: 'stock' | 'print' | null;
  other: { parcel: 'stock' | 'print'; href: string } | null;
  isOnDispatch: boolean;
  rows: Array<{ key: string; label: string; value: string }>;
  /** Null: the delivery price is unknown, so ordering is disabled. */
  total: { text: string; vat: VatRow[] } | null;
  /** After discount and gift card; null as `total`. */
  due: { minor: number; text: string } | null;
  codes: CodesView;
  /** Charged when the owner accepts. */
  isOnAcceptance: boolean;
  isGiftCard: boolean;
  /** The chosen date of a seat; empty: none is open. */
  dateId: string;
  dateRows: Array<{ key: string; label: string; value: string }>;
  booking: { rows: Array<{ key: string; label: string; value: string }>; heldUntil: string } | null;
  /** The instalments, if any. */
  plan: string | null;
  next: { title: string; steps: string[] };
  withdrawal: string[];
  consents: Array<{ id: ConsentId; text: string; isTicked: boolean }>;
  countries: Array<{ value: string; label: string }>;
  values: CheckoutValues;
  errors: CheckoutErrors;
  problem: string | null;
  isOpen: boolean;
  /** How the visitor pays; null: nothing to pay, or not known. */
  methods: string | null;
}

export interface CodesView {
  applied: TypedCodes;
  /** What each takes off, and what stays on the gift card. */
  rows: Array<{ key: keyof TypedCodes; label: string; value: string; remove: string }>;
  note: string | null;
  /** As typed, when it was refused. */
  typed: string;
}

export type CheckoutAnswer = CheckoutView | CurrencyNotOffered;

export interface Typed {
  values: CheckoutValues;
  codes?: TypedCodes;
  code?: string;
  attempt?: string;
  errors?: CheckoutErrors;
  problem?: string | null;
}
