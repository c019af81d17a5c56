import type { Workbook } from '#studio/money/documents/workbook.ts';
import { beforeYouGoOn } from './workbooks/before-you-go-on.ts';
import { breathOnPaper } from './workbooks/breath-on-paper.ts';
import { dailyVoice } from './workbooks/daily-voice.ts';

/** Three workbooks of our own writing, in the order of their tabs. Printed by scripts/workbooks/print.ts. */
export const sampleWorkbooks: readonly Workbook[] = [dailyVoice, breathOnPaper, beforeYouGoOn];
