import type { Block } from '#studio/shared/content/blocks.ts';
import { plainParagraphs, plainText } from '#studio/shared/content/rich-text/rich-text.ts';
import {
  DocumentLead,
  DocumentList,
  DocumentNote,
  DocumentProse,
  DocumentRows,
  DocumentSection,
  DocumentSteps,
} from './document-parts.tsx';

export function DocumentBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => <DocumentBlock key={JSON.stringify(block)} block={block} />);
}

function DocumentBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'lead':
      return <DocumentLead>{block.text}</DocumentLead>;
    case 'statement':
      return <DocumentLead>{block.text}</DocumentLead>;
    case 'heading':
      return (
        <DocumentSection heading={block.text}>
          {block.sub ? <DocumentNote>{block.sub}</DocumentNote> : null}
        </DocumentSection>
      );
    case 'prose':
      return (
        <DocumentSection {...sectionOf(block)}>
          <DocumentProse paragraphs={plainParagraphs(block.paragraphs)} />
        </DocumentSection>
      );
    case 'list':
      return (
        <DocumentSection {...sectionOf(block)}>
          <DocumentList items={block.items.map(plainText)} />
        </DocumentSection>
      );
    case 'facts':
      return (
        <DocumentSection {...sectionOf(block)}>
          <DocumentRows rows={block.rows} />
        </DocumentSection>
      );
    case 'steps':
      return (
        <DocumentSection {...sectionOf(block)}>
          <DocumentSteps steps={block.steps.map(({ title, text }) => ({ title, text: plainText(text) }))} />
        </DocumentSection>
      );
    default:
      return null;
  }
}

/** Characters that fit on half a page. */
const shortSection = 1200;

function sectionOf(block: { heading?: string | undefined }) {
  return {
    ...(block.heading ? { heading: block.heading } : {}),
    isKept: JSON.stringify(block).length < shortSection,
  };
}
