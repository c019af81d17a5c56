/** Both languages, because the reply is in the person's. */
export const emptySavedReply = { titleEn: '', bodyEn: '', titleDa: '', bodyDa: '' };
export type SavedReplyTexts = typeof emptySavedReply;

export type SavedReplyFault = 'title' | 'text';
export type SavedReplyFaults = Partial<Record<keyof SavedReplyTexts, SavedReplyFault>>;
