export const mostReplyFiles = 5;
/** Of all files of a reply: in an email they grow by a third, and many servers take no more than 15 MB. */
export const maxReplyBytes = 10_000_000;

export interface GivenFile {
  name: string;
  bytes: Uint8Array;
}

export type AttachmentProblem = 'empty' | 'too-large' | 'too-many';

export interface RefusedAttachment {
  reason: AttachmentProblem;
  name: string | null;
}

export function attachmentProblem(
  given: readonly GivenFile[],
  attached: ReadonlyArray<{ bytes: number }>,
): RefusedAttachment | null {
  const empty = given.find(({ bytes }) => bytes.length === 0);
  if (empty) return { reason: 'empty', name: empty.name };
  if (given.length + attached.length > mostReplyFiles) return { reason: 'too-many', name: null };
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const total = sum(given.map(({ bytes }) => bytes.length)) + sum(attached.map(({ bytes }) => bytes));
  const name = given.length === 1 ? (given[0]?.name ?? null) : null;
  return total > maxReplyBytes ? { reason: 'too-large', name } : null;
}
