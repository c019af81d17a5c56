/** What Stripe's published description says about one request parameter, as far as we check it. */
export type Shape = (
  | { kind: 'string' | 'integer' | 'boolean' | 'metadata' | 'any' }
  | { kind: 'enum'; values: string[] }
  | { kind: 'list'; of: Shape }
  | { kind: 'object'; fields: Record<string, Field> }
) & { emptyable?: true };

export type Field = Shape & { required?: true };

export interface RequestDescription {
  /** Where the extract comes from and under which licence. */
  source: string;
  apiVersion: string;
  /** Version of Stripe's OpenAPI file the SDK was generated from. */
  openapi: string;
  /** 'POST /v1/refunds' → its parameters. `{id}` stands for one path segment. */
  endpoints: Record<string, { kind: 'object'; fields: Record<string, Field> }>;
}
