import type { ReactNode } from 'react';
import {
  isRichDocument,
  markOf,
  paragraphsIn,
  type RichBlock,
  type RichEntry,
  type RichSpan,
  type RichText as RichTextValue,
} from '#studio/shared/content/rich-text/rich-text.ts';

interface RichBlocksProps {
  value: RichTextValue | readonly string[];
  className?: string;
  first?: string;
}

/** The paragraphs, subheadings and lists of a text, for a container that spaces them. */
export function RichBlocks({ value, className, first = className }: RichBlocksProps) {
  if (isRichDocument(value)) {
    return value.content.map((block, at) => (
      <OneBlock key={keyOf(block, at)} block={block} className={at === 0 ? first : className} />
    ));
  }
  const paragraphs = typeof value === 'string' ? paragraphsIn(value) : value;
  return paragraphs.map((text, at) => (
    <p key={text} className={at === 0 ? first : className}>
      {text}
    </p>
  ));
}

/** One paragraph stays one; `isBare`: without an element of its own. More of them are spaced. */
export function RichText({ isBare = false, ...text }: RichBlocksProps & { isBare?: boolean }) {
  const { value, className } = text;
  const [paragraph, ...others] = isRichDocument(value) ? [] : paragraphsOf(value);
  if (isBare && isRichDocument(value) && value.content.length === 1) {
    const [block] = value.content;
    if (block?.type === 'paragraph') return <Spans spans={block.content} />;
  }
  if (paragraph !== undefined && others.length === 0) {
    return isBare ? paragraph : <p className={className}>{paragraph}</p>;
  }
  return (
    <div className="rich">
      <RichBlocks {...text} />
    </div>
  );
}

export function RichEntryText({ value }: { value: RichEntry }) {
  return isRichDocument(value) ? <Spans spans={value.content[0].content} /> : value;
}

const paragraphsOf = (value: string | readonly string[]) =>
  typeof value === 'string' ? paragraphsIn(value) : value;

/** The text is rendered once, so that the place is a valid key. */
const keyOf = ({ type }: { type: string }, at: number) => `${at}-${type}`;

function OneBlock({ block, className }: { block: RichBlock; className: string | undefined }) {
  if (block.type === 'paragraph') {
    return (
      <p className={className}>
        <Spans spans={block.content} />
      </p>
    );
  }
  if (block.type === 'heading') {
    return (
      <h3>
        <Spans spans={block.content} />
      </h3>
    );
  }
  const List = block.type === 'bulletList' ? 'ul' : 'ol';
  return (
    <List className="rich-list">
      {block.content.map((item, at) => (
        <li key={keyOf(item, at)}>
          <Spans spans={item.content[0].content} />
        </li>
      ))}
    </List>
  );
}

function Spans({ spans }: { spans: readonly RichSpan[] }) {
  return linksIn(spans).map(({ href, spans: linked }, at) =>
    href === undefined ? (
      linked.map((span, index) => <Marked key={keyOf(span, at + index)} span={span} />)
    ) : (
      <a key={keyOf({ type: href }, at)} href={href}>
        {linked.map((span, index) => (
          <Marked key={keyOf(span, index)} span={span} />
        ))}
      </a>
    ),
  );
}

interface Linked {
  href: string | undefined;
  spans: RichSpan[];
}

/** A link whose words differ in their formatting is one link. */
function linksIn(spans: readonly RichSpan[]): Linked[] {
  const linked: Linked[] = [];
  for (const span of spans) {
    const href = markOf(span, 'link')?.attrs.href;
    const last = linked.at(-1);
    if (last && last.href === href) last.spans.push(span);
    else linked.push({ href, spans: [span] });
  }
  return linked;
}

function Marked({ span }: { span: RichSpan }): ReactNode {
  const text = markOf(span, 'italic') ? <em>{span.text}</em> : span.text;
  return markOf(span, 'bold') ? <strong>{text}</strong> : text;
}
