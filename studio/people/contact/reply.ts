export const longestReply = 5000;
export const longestSubject = 150;
export const longestSavedTitle = 80;
export const mostSavedReplies = 100;

/** The dedupe key of a reply's email. */
export const replyEmailKey = (replyId: string) => `contact-reply:${replyId}`;

/** Paragraphs are separated by a blank line. */
export function paragraphsOfReply(body: string): string[] {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** A saved text goes after what is written already. */
export function insertText(written: string, saved: string): string {
  return written.trim() === '' ? saved : `${written.trimEnd()}\n\n${saved}`;
}
