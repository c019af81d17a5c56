const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Null: another error. */
export function outOfSpace(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (!full.has(code)) return outOfSpace(error.cause);
  const path = 'path' in error ? ` (${error.path})` : '';
  return `the disk is full${path}. Free space on it, or set BACKUP_FOLDER or DATA_DIR to a larger one, and try again.`;
}
