/** Both languages, because the reply is in the person's. */
export interface SavedReplyTexts {
  titleEn: string;
  titleDa: string;
  bodyEn: string;
  bodyDa: string;
}

export type SavedReplyField = keyof SavedReplyTexts;

export const emptySavedReply: SavedReplyTexts = { titleEn: '', titleDa: '', bodyEn: '', bodyDa: '' };
