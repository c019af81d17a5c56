import type { Who } from '#studio/shared/who.ts';
import { type ProductRefusal, productMessages } from './product.messages.ts';
import type { ProductField } from './product-input.ts';
import type { ProductSummary } from './product-summary.queries.ts';

export type ManageOutcome =
  | { ok: true; product: ProductSummary; message: string }
  | {
      ok: false;
      refusal: ProductRefusal;
      field: ProductField | null;
      message: string;
      version?: number;
    };

export function refuseOthers(who: Who): Extract<ManageOutcome, { ok: false }> | null {
  if (who.role === 'owner') return null;
  return refuseProduct(who, who.role === 'visitor' ? 'anonymous' : 'not-owner');
}

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
