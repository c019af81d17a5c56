export function sqlState(error: unknown): string | undefined {
  return textOf(error, 'code');
}

export function violatedConstraint(error: unknown): string | undefined {
  return textOf(error, 'constraint');
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
