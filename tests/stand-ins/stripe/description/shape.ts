export type Shape = (
  | { kind: 'string' | 'integer' | 'boolean' | 'metadata' | 'any' }
  | { kind: 'enum'; values: string[] }
  | { kind: 'list'; of: Shape }
  | { kind: 'object'; fields: Record<string, Field> }
) & { emptyable?: true };

export type Field = Shape & { required?: true };

export interface RequestDescription {
  /** Source of the extract and its licence. */
  source: string;
  apiVersion: string;
  openapi: string;
  /** 'POST /v1/refunds' → its parameters. `{id}` matches one path segment. */
  endpoints: Record<string, { kind: 'object'; fields: Record<string, Field> }>;
}
