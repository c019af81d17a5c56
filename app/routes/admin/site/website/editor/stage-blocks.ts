import type { Block } from '#studio/shared/content/blocks.ts';
import { fillNames } from '#studio/shared/content/document.ts';
import type { StudioIdentity } from '#studio/shared/content/identity.ts';
import { excerpt } from '#studio/shared/excerpt.ts';
import type { Language } from '#studio/shared/language.ts';
import { plainTextsOf } from '#studio/site/pages/block-form.ts';
import { nameOf } from '../pages/pages.data.ts';
import { websiteMessages } from '../pages/website.messages.ts';
import type { StageBlock } from './page-stage.tsx';

interface Shown {
  blocks: readonly Block[];
  identity: StudioIdentity;
  language: Language;
}

export function stageBlocks({ blocks, identity, language }: Shown): StageBlock[] {
  return blocks.map((block, at) => ({
    at,
    type: block.type,
    name: nameOf(block, websiteMessages[language]),
    excerpt: excerptOf(fillNames(block, identity)),
  }));
}

function excerptOf(block: Block): string {
  return excerpt(plainTextsOf(block).find((text) => text.includes(' ')) ?? '', 90);
}
