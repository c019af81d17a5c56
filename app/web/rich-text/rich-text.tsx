import { Fragment, type ReactNode } from 'react';
import {
  firstNumber,
  isList,
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
    const hasBreaks = value.version === 2;
    return value.content.map((block, at) => (
      <OneBlock
        key={keyOf(block, at)}
        block={block}
        hasBreaks={hasBreaks}
        className={at === 0 ? first : className}
      />
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
    if (block?.type === 'paragraph') return <Spans spans={block.content} hasBreaks={value.version === 2} />;
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
  return isRichDocument(value) ? <Spans spans={value.content[0].content} hasBreaks={false} /> : value;
}

const paragraphsOf = (value: string | readonly string[]) =>
  typeof value === 'string' ? paragraphsIn(value) : value;

/** The text is rendered once, so that the place is a valid key. */
const keyOf = ({ type }: { type: string }, at: number) => `${at}-${type}`;

interface OneBlockProps {
  block: RichBlock;
  className: string | undefined;
  /** A line feed is a line break. */
  hasBreaks: boolean;
}

function OneBlock({ block, className, hasBreaks }: OneBlockProps) {
  if (!isList(block)) {
    const spans = <Spans spans={block.content} hasBreaks={hasBreaks} />;
    return block.type === 'heading' ? <h3>{spans}</h3> : <p className={className}>{spans}</p>;
  }
  const items = block.content.map((item, at) => (
    <li key={keyOf(item, at)}>
      <Spans spans={item.content[0].content} hasBreaks={hasBreaks} />
    </li>
  ));
  if (block.type === 'bulletList') return <ul className="rich-list">{items}</ul>;
  return (
    <ol className="rich-list" start={block.attrs && firstNumber(block)}>
      {items}
    </ol>
  );
}

function Spans({ spans, hasBreaks }: { spans: readonly RichSpan[]; hasBreaks: boolean }) {
  return linksIn(spans).map(({ href, spans: linked }, at) => {
    const marked = linked.map((span, index) => (
      <Marked key={keyOf(span, at + index)} span={span} hasBreaks={hasBreaks} />
    ));
    return href === undefined ? (
      marked
    ) : (
      <a key={keyOf({ type: href }, at)} href={href}>
        {marked}
      </a>
    );
  });
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

function Marked({ span, hasBreaks }: { span: RichSpan; hasBreaks: boolean }): ReactNode {
  const words = hasBreaks ? <Lines text={span.text} /> : span.text;
  const text = markOf(span, 'italic') ? <em>{words}</em> : words;
  return markOf(span, 'bold') ? <strong>{text}</strong> : text;
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    <Fragment key={keyOf({ type: line }, at)}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}
