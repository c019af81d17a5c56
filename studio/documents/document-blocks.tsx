import type { Block } from '#studio/content/blocks.ts';
import {
  PaperLead,
  PaperList,
  PaperNote,
  PaperProse,
  PaperRows,
  PaperSection,
  PaperSteps,
} from './document-parts.tsx';

/** Words of a content document on paper. What only makes sense on a screen (links, cards) is left out. */
export function PaperBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => <PaperBlock key={JSON.stringify(block)} block={block} />);
}

function PaperBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'lead':
      return <PaperLead>{block.text}</PaperLead>;
    case 'statement':
      return <PaperLead>{block.text}</PaperLead>;
    case 'heading':
      return (
        <PaperSection heading={block.text}>
          {block.sub ? <PaperNote>{block.sub}</PaperNote> : null}
        </PaperSection>
      );
    case 'prose':
      return (
        <PaperSection {...sectionOf(block)}>
          <PaperProse paragraphs={block.paragraphs} />
        </PaperSection>
      );
    case 'list':
      return (
        <PaperSection {...sectionOf(block)}>
          <PaperList items={block.items} />
        </PaperSection>
      );
    case 'facts':
      return (
        <PaperSection {...sectionOf(block)}>
          <PaperRows rows={block.rows} />
        </PaperSection>
      );
    case 'steps':
      return (
        <PaperSection {...sectionOf(block)}>
          <PaperSteps steps={block.steps} />
        </PaperSection>
      );
    default:
      return null;
  }
}

/** Letters that surely fit on half a sheet. */
const shortSection = 1200;

function sectionOf(block: { heading?: string | undefined }) {
  return {
    ...(block.heading ? { heading: block.heading } : {}),
    isKept: JSON.stringify(block).length < shortSection,
  };
}
