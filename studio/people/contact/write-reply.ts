import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { increaseVersion, lockMessage, setSubject } from './contact-messages.store.ts';
import { lockDraft, writeDraft } from './replies.store.ts';
import { replyInput } from './reply-input.ts';

const replyProblems = ['no-subject', 'long-subject', 'empty', 'too-long'] as const;
export type ReplyProblem = (typeof replyProblems)[number];

export type WriteReplyOutcome =
  | { ok: true }
  | { ok: false; refusal: 'not-found' }
  /** `stored`: the draft that was saved meanwhile. */
  | { ok: false; refusal: 'changed'; stored: string | null }
  | { ok: false; refusal: ReplyProblem };

export interface WrittenReply {
  messageId: string;
  version: number;
  language: Language;
  body: string;
  /** Of a conversation that the owner started and has not sent yet. */
  subject?: string;
}

/** Stores the one draft of a reply, for its preview. Idempotent; 'changed' on a newer version. */
export async function writeReply(
  world: World,
  _who: May<'inbox'>,
  given: WrittenReply,
): Promise<WriteReplyOutcome> {
  const read = replyInput.safeParse(given);
  if (!read.success) return { ok: false, refusal: problemOf(read.error.issues) };
  const { messageId, version, language, body, subject } = read.data;
  return world.db.transaction(async (tx): Promise<WriteReplyOutcome> => {
    const message = await lockMessage(tx, messageId);
    if (!message || message.state === 'deleted') return { ok: false, refusal: 'not-found' };
    const stored = await lockDraft(tx, messageId);
    const isSame = subject === undefined || message.subject === null || message.subject === subject;
    if (stored?.body === body && stored.language === language && isSame) return { ok: true };
    if (message.version !== version) {
      return { ok: false, refusal: 'changed', stored: stored?.body ?? null };
    }
    await writeDraft(tx, { messageId, language, body, now: world.clock.now() });
    if (!isSame) await setSubject(tx, messageId, subject);
    await increaseVersion(tx, messageId);
    return { ok: true };
  });
}

/** In the order of the form. */
function problemOf(issues: ReadonlyArray<{ code: string; params?: Record<string, unknown> }>) {
  const isAboutText = issues.every(({ params }) => params !== undefined);
  if (!isAboutText) return 'not-found';
  return replyProblems.find((one) => issues.some(({ params }) => params?.problem === one)) ?? 'empty';
}
