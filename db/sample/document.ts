import type { Block } from '#studio/shared/content/blocks.ts';

/** The words of one page in both languages; loaded once, then the database rules. */
export interface SampleDocument {
  key: string;
  en: Block[];
  da: Block[];
}
