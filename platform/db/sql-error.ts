/** The SQLSTATE of an error from either engine ('23505' unique, '23P01' exclusion, '23514' check), else undefined. */
export function sqlState(error: unknown): string | undefined {
  return textOf(error, 'code');
}

/** The name of the constraint that an error from either engine is about, else undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  return textOf(error, 'constraint');
}

function textOf(error: unknown, key: 'code' | 'constraint'): string | undefined {
  if (!(error instanceof Error) || !(key in error)) return undefined;
  const value = (error as unknown as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
}

/** Takes out what an engine's error says about rows and parameters: errors are logged, and logs hold no personal data. */
export function withoutValues(error: unknown): unknown {
  if (error instanceof Error) {
    for (const key of ['detail', 'where', 'params', 'queryOptions']) Reflect.deleteProperty(error, key);
  }
  return error;
}
