export function sqlState(error: unknown): string | undefined {
  return textOf(error, 'code');
}

export function violatedConstraint(error: unknown): string | undefined {
  return textOf(error, 'constraint');
}

/**
 * Whether the server refuses a prepared statement only because it is outdated: a table has changed since (0A000), or
 * another server connection answers behind a pooler (26000, 42P05).
 */
export function isStaleStatement(error: unknown): boolean {
  const code = sqlState(error);
  if (code === '26000' || code === '42P05') return true;
  return code === '0A000' && (error as Error).message.includes('cached plan');
}

function textOf(error: unknown, key: 'code' | 'constraint'): string | undefined {
  if (!(error instanceof Error) || !(key in error)) return undefined;
  const value = (error as unknown as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
}

/** Removes row and parameter values from an engine's error before it is logged. */
export function withoutValues(error: unknown): unknown {
  if (error instanceof Error) {
    for (const key of ['detail', 'where', 'params', 'queryOptions']) Reflect.deleteProperty(error, key);
  }
  return error;
}
