import { inBoth } from '#studio/shared/texts/in-both.ts';
import type { LocalizedText } from './workbook.ts';

export const workbookMessages = inBoth({
  belongsTo: ['This book belongs to', 'Denne bog tilhører'],
  listenFor: ['Listen for', 'Lyt efter'],
  text: {
    bar: (number: number, notes: string) => [`bar ${number}: ${notes}`, `takt ${number}: ${notes}`],
    melody: (bars: string) => [
      `Notes as steps above the lowest line, which is step 1: ${bars}.`,
      `Toner som trin over den nederste linje, der er trin 1: ${bars}.`,
    ],
    lengths: {
      quarter: ['one beat', 'et slag'],
      half: ['two beats', 'to slag'],
      whole: ['four beats', 'fire slag'],
    },
    note: (step: number, length: string) => `${step} (${length})`,
    rest: (length: string) => [`rest (${length})`, `pause (${length})`],
    heldOver: ['held over', 'holdt over'],
    table: (columns: string, rows: string) => [
      `A table to fill in. Columns: ${columns}. Rows: ${rows}.`,
      `En tabel til at udfylde. Kolonner: ${columns}. Rækker: ${rows}.`,
    ],
    staves: (count: number) => [
      `Empty staves to write on: ${count}.`,
      `Tomme nodelinjer at skrive på: ${count}.`,
    ],
  },
});

export const askHeard: LocalizedText = { en: 'What I heard', da: 'Det hørte jeg' };
