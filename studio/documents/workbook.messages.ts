import type { LocalizedText } from './workbook.ts';

const en = { belongsTo: 'This book belongs to', listenFor: 'Listen for' };
const da: typeof en = { belongsTo: 'Denne bog tilhører', listenFor: 'Lyt efter' };

const asks = {
  heard: { en: 'What I heard', da: 'Det hørte jeg' },
} satisfies Record<string, LocalizedText>;

export const workbookMessages = { en, da, asks };
