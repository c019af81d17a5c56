import type { Block } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { emptyPage, type PageBlocks } from './page-draft.ts';
import { sequenceTexts } from './sequence-texts.messages.ts';

type Key = keyof (typeof sequenceTexts)['en'];

const isSequenceText = (key: string): key is Key => Object.hasOwn(sequenceTexts.en, key);

/** Before it was edited. The emails of sequences have texts that fit any studio. */
export function initialPage(key: string): PageBlocks {
  return isSequenceText(key) ? { en: emailIn('en', key), da: emailIn('da', key) } : emptyPage(key);
}

function emailIn(language: Language, key: Key): Block[] {
  const { subject, preview, headline, lead, paragraphs, link } = sequenceTexts[language][key];
  return [
    { type: 'issue', languages: 'both', subject, preview },
    { type: 'headline', text: headline },
    { type: 'lead', text: lead },
    { type: 'prose', slot: 'added', paragraphs },
    { type: 'links', slot: 'added', items: [link] },
  ];
}
