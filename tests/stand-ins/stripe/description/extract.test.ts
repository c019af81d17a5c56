import { describe, expect, it } from 'vitest';
import { extractRequestDescription } from './extract.ts';
import { emptyScope, readDeclarations } from './read-declarations.ts';
import extract from './stripe-requests.json' with { type: 'json' };

describe("the extract of Stripe's published description", () => {
  it('matches the installed SDK (else: run regenerate.ts and review the changes)', () => {
    expect(extract).toEqual(extractRequestDescription());
  });

  it('has the parameters added by the pinned version and not those it removed', () => {
    const created = extract.endpoints['POST /v1/checkout/sessions'].fields;
    expect(created).toHaveProperty('allowed_payment_method_types');
    expect(created).not.toHaveProperty('payment_method_types');
    expect(created.line_items.of.fields.price_data.fields.currency).toEqual({
      kind: 'string',
      required: true,
    });
  });

  it('fails on a declaration it cannot parse instead of omitting it', () => {
    const odd = 'export interface OddParams { [K in keyof T]: string; }';
    expect(() => readDeclarations(odd, emptyScope(null))).toThrow('expected');
  });
});
