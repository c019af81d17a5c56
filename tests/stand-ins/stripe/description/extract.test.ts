import { describe, expect, it } from 'vitest';
import { extractRequestDescription } from './extract.ts';
import { emptyScope, readDeclarations } from './read-declarations.ts';
import kept from './stripe-requests.json' with { type: 'json' };

describe("the extract of Stripe's published description", () => {
  it('is the one of the installed SDK (else: run regenerate.ts and look at what changed)', () => {
    expect(kept).toEqual(extractRequestDescription());
  });

  it('knows the parameters that the pinned version added and no longer those it removed', () => {
    const created = kept.endpoints['POST /v1/checkout/sessions'].fields;
    expect(created).toHaveProperty('allowed_payment_method_types');
    expect(created).not.toHaveProperty('payment_method_types');
    expect(created.line_items.of.fields.price_data.fields.currency).toEqual({
      kind: 'string',
      required: true,
    });
  });

  it('stops at a form of declaration it cannot read instead of leaving it out', () => {
    const odd = 'export interface OddParams { [K in keyof T]: string; }';
    expect(() => readDeclarations(odd, emptyScope(null))).toThrow('expected');
  });
});
