import { Link, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import {
  firstNumber,
  isList,
  markOf,
  type RichBlock,
  type RichSpan,
} from '#studio/shared/content/rich-text/rich-text.ts';
import { paint } from './email-style.ts';

/** The text is rendered once, so that the place is a valid key. */
const keyOf = (name: string, at: number) => `${at}-${name}`;

/** Formatted text with styles of its own: email programs drop style sheets. */
export function EmailRich({ content }: { content: readonly RichBlock[] }) {
  return content.map((block, at) => <OneBlock key={keyOf(block.type, at)} block={block} />);
}

function OneBlock({ block }: { block: RichBlock }) {
  if (block.type === 'heading') {
    return (
      <h3 className="ink" style={paint.heading}>
        <Spans spans={block.content} />
      </h3>
    );
  }
  if (!isList(block)) {
    return (
      <Text className="ink" style={paint.text}>
        <Spans spans={block.content} />
      </Text>
    );
  }
  const items = block.content.map(({ content: [paragraph] }, at) => (
    <li key={keyOf('item', at)} className="ink" style={paint.item}>
      <Spans spans={paragraph.content} />
    </li>
  ));
  return block.type === 'bulletList' ? (
    <ul style={paint.list}>{items}</ul>
  ) : (
    <ol start={firstNumber(block)} style={paint.list}>
      {items}
    </ol>
  );
}

function Spans({ spans }: { spans: readonly RichSpan[] }) {
  return spans.map((span, at) => <Fragment key={keyOf(span.text, at)}>{marked(span)}</Fragment>);
}

function marked(span: RichSpan): ReactNode {
  const bold = markOf(span, 'bold') ? <strong>{span.text}</strong> : span.text;
  const text = markOf(span, 'italic') ? <em>{bold}</em> : bold;
  const link = markOf(span, 'link');
  if (!link) return text;
  return (
    <Link className="ink" href={link.attrs.href} style={paint.link}>
      {text}
    </Link>
  );
}
