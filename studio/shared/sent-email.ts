import { hashToken } from './secret-token.ts';

export interface SentEmail {
  emailId: string;
  kind: string;
  recipient: string;
  queuedAt: Temporal.Instant;
  /** Of the secret links in it. */
  linkHashes: readonly string[];
}

/** Of the secret links in the text of an email. */
export function linkHashesIn(text: string): string[] {
  const tokens = text.match(/(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])/g) ?? [];
  return [...new Set(tokens)].map(hashToken);
}
