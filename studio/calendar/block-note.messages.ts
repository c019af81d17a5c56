import type { Language } from '#studio/shared/language.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

/** Stored with the blocks of the sample studio. */
export const sampleNote = 'Sample';

const words = inBoth({ sample: common.sample });

/** The owner's note as it is; that of the sample in the reader's language. */
export function blockNote(note: string | null, language: Language): string | null {
  return note === sampleNote ? words[language].sample : note;
}
