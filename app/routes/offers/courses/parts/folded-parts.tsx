import type { ReactNode } from 'react';
import { Disclosure, Disclosures } from '#app/ui/disclosure.tsx';
import type { Block } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { Blocks } from '../../../site/parts/blocks.tsx';

export interface FoldedPart {
  heading: string;
  blocks: readonly Block[];
  more?: ReactNode;
}

/** The blocks of a page that have a heading, each with what belongs to it; null: the owner removed it. */
export function foldedPart(
  block: Block | null,
  rest: Omit<Partial<FoldedPart>, 'heading'> = {},
): FoldedPart[] {
  if (!block || !('heading' in block) || !block.heading) return [];
  const { heading, ...content } = block;
  return [{ heading, ...rest, blocks: [content as Block, ...(rest.blocks ?? [])] }];
}

export function FoldedParts({ parts, language }: { parts: readonly FoldedPart[]; language: Language }) {
  if (parts.length === 0) return null;
  return (
    <Disclosures>
      {parts.map(({ heading, blocks, more }) => (
        <Disclosure key={heading} summary={heading}>
          <Blocks blocks={blocks} language={language} />
          {more}
        </Disclosure>
      ))}
    </Disclosures>
  );
}
