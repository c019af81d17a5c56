import type { Who } from '#studio/shared/who.ts';
import { type ProductRefusal, productMessages } from './product.messages.ts';
import type { ProductField } from './product-input.ts';

/** A product as wire call 7 answers it, under the specification's names. */
export interface WireProduct {
  id: string;
  name: string;
  /** Whole units of the currency. */
  price: number | null;
  currency: string;
  category: string;
  image: string | null;
  description: string;
  printful_product_id: string | null;
  printful_variant_id: string | null;
}

export type ManageOutcome =
  | { ok: true; product: WireProduct; message: string }
  | {
      ok: false;
      refusal: ProductRefusal;
      field: ProductField | null;
      message: string;
      /** Of the product as it is now, for whoever wants to save over what somebody else has changed. */
      version?: number;
    };

/** Null: the owner. Everybody else is refused before anything is read. */
export function refuseOthers(who: Who): Extract<ManageOutcome, { ok: false }> | null {
  if (who.role === 'owner') return null;
  return refuseProduct(who, who.role === 'visitor' ? 'stranger' : 'not-owner');
}

/** A refusal with its sentence; what is missing is said in the specification's own words. */
export function refuseProduct(
  who: Who,
  refusal: ProductRefusal,
  field: ProductField | null = null,
): Extract<ManageOutcome, { ok: false }> {
  const words = productMessages[who.language];
  return {
    ok: false,
    refusal,
    field,
    message: refusal === 'missing' ? words.missing : words.refusals[refusal],
  };
}
