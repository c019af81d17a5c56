import { Button, Heading, Img, Link, Text } from '@react-email/components';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { Block } from './email-content.ts';
import { EmailRich } from './email-rich.tsx';
import { paint } from './email-style.ts';

/** Outlook on Windows gives only cells a padding. */
function Boxed({ children, ...cell }: { className: string; style: CSSProperties; children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0">
      <tbody>
        <tr>
          <td {...cell}>{children}</td>
        </tr>
        <Gap />
      </tbody>
    </table>
  );
}

function Gap() {
  return (
    <tr>
      <td colSpan={2} style={paint.gap}>
        &#8202;
      </td>
    </tr>
  );
}

/** The lines are rendered once, so that the place is a valid key. */
const keyOf = (line: string, at: number) => `${at}-${line}`;

/** Outlook on Windows knows no `white-space`. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    <Fragment key={keyOf(line, at)}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function Hour({ block }: { block: Extract<Block, { kind: 'hour' }> }) {
  const tone = block.isOver ? 'quiet' : 'on-sun';
  return (
    <Boxed className={block.isOver ? 'hair' : 'sun'} style={block.isOver ? paint.hourOver : paint.hour}>
      <p className={tone} style={paint.hourDate}>
        {block.date}
      </p>
      {block.clocks.map((clock) => (
        <p key={clock} className={tone} style={paint.hourClock}>
          {clock}
        </p>
      ))}
    </Boxed>
  );
}

function Facts({ rows }: { rows: ReadonlyArray<readonly [string, string]> }) {
  return (
    <table width="100%" cellPadding="0" cellSpacing="0">
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={`${label} ${value}`}>
            <th scope="row" align="left" className="quiet hair" style={{ ...paint.factLabel, ...paint.fact }}>
              {label}
            </th>
            <td className="ink hair" style={{ ...paint.factValue, ...paint.fact }}>
              <Lines text={value} />
            </td>
          </tr>
        ))}
        <Gap />
      </tbody>
    </table>
  );
}

function Picture({ block: { src, width, height, alt, href } }: { block: Extract<Block, { kind: 'image' }> }) {
  // Lazy: React adds no preload to the head.
  const picture = (
    <Img src={src} width={width} height={height} alt={alt} loading="lazy" style={paint.image} />
  );
  return <Text style={paint.picture}>{href ? <Link href={href}>{picture}</Link> : picture}</Text>;
}

export function EmailBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <Text className="ink" style={paint.text}>
          <Lines text={block.text} />
        </Text>
      );
    case 'small':
      return (
        <Text className="quiet" style={paint.small}>
          <Lines text={block.text} />
        </Text>
      );
    case 'hour':
      return <Hour block={block} />;
    case 'facts':
      return <Facts rows={block.rows} />;
    case 'button':
      return (
        <table role="presentation" cellPadding="0" cellSpacing="0">
          <tbody>
            <tr>
              <td style={paint.buttonCell}>
                <Button className="key" href={block.href} style={paint.button}>
                  {block.label}
                </Button>
              </td>
            </tr>
          </tbody>
        </table>
      );
    case 'links':
      return block.items.map((item) => (
        <Text key={item.href} style={paint.text}>
          <Link className="ink" href={item.href} style={paint.link}>
            {item.label}
          </Link>
        </Text>
      ));
    case 'heading':
      return (
        <Heading as="h2" className="ink" style={paint.heading}>
          {block.text}
        </Heading>
      );
    case 'rich':
      return <EmailRich content={block.content} />;
    case 'image':
      return <Picture block={block} />;
    case 'quote':
      return (
        <Boxed className="sheet" style={paint.quote}>
          <Lines text={block.text} />
        </Boxed>
      );
  }
}
