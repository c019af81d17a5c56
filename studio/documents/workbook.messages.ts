import type { LocalizedText } from './workbook.ts';

const en = {
  belongsTo: 'This book belongs to',
  listenFor: 'Listen for',
  text: {
    bar: (number: number, notes: string) => `bar ${number}: ${notes}`,
    melody: (bars: string) => `Notes as steps above the lowest line, which is step 1: ${bars}.`,
    lengths: { quarter: 'one beat', half: 'two beats', whole: 'four beats' },
    note: (step: number, length: string) => `${step} (${length})`,
    rest: (length: string) => `rest (${length})`,
    heldOver: 'held over',
    table: (columns: string, rows: string) => `A table to fill in. Columns: ${columns}. Rows: ${rows}.`,
    staves: (count: number) => `Empty staves to write on: ${count}.`,
  },
};
const da: typeof en = {
  belongsTo: 'Denne bog tilhører',
  listenFor: 'Lyt efter',
  text: {
    bar: (number, notes) => `takt ${number}: ${notes}`,
    melody: (bars) => `Toner som trin over den nederste linje, der er trin 1: ${bars}.`,
    lengths: { quarter: 'et slag', half: 'to slag', whole: 'fire slag' },
    note: (step, length) => `${step} (${length})`,
    rest: (length) => `pause (${length})`,
    heldOver: 'holdt over',
    table: (columns, rows) => `En tabel til at udfylde. Kolonner: ${columns}. Rækker: ${rows}.`,
    staves: (count) => `Tomme nodelinjer at skrive på: ${count}.`,
  },
};

const asks = {
  heard: { en: 'What I heard', da: 'Det hørte jeg' },
} satisfies Record<string, LocalizedText>;

export const workbookMessages = { en, da, asks };
