import { Button, Heading, Img, Link, Section, Text } from '@react-email/components';
import type { Block } from './email-content.ts';
import { EmailRich } from './email-rich.tsx';
import { paint } from './email-style.ts';

function Hour({ block }: { block: Extract<Block, { kind: 'hour' }> }) {
  const tone = block.isOver ? 'quiet' : 'on-sun';
  return (
    <div className={block.isOver ? 'hair' : 'sun'} style={block.isOver ? paint.hourOver : paint.hour}>
      <p className={tone} style={paint.hourDate}>
        {block.date}
      </p>
      {block.clocks.map((clock) => (
        <p key={clock} className={tone} style={paint.hourClock}>
          {clock}
        </p>
      ))}
    </div>
  );
}

function Facts({ rows }: { rows: ReadonlyArray<readonly [string, string]> }) {
  return (
    <table width="100%" cellPadding="0" cellSpacing="0" style={{ margin: '0 0 22px' }}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={`${label} ${value}`}>
            <th scope="row" align="left" className="quiet hair" style={{ ...paint.factLabel, ...paint.fact }}>
              {label}
            </th>
            <td className="ink hair" style={{ ...paint.factValue, ...paint.fact }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Picture({ block: { src, width, height, alt, href } }: { block: Extract<Block, { kind: 'image' }> }) {
  // Lazy: React adds no preload to the head.
  const picture = (
    <Img src={src} width={width} height={height} alt={alt} loading="lazy" style={paint.image} />
  );
  return href ? <Link href={href}>{picture}</Link> : picture;
}

export function EmailBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <Text className="ink" style={paint.text}>
          {block.text}
        </Text>
      );
    case 'small':
      return (
        <Text className="quiet" style={paint.small}>
          {block.text}
        </Text>
      );
    case 'hour':
      return <Hour block={block} />;
    case 'facts':
      return <Facts rows={block.rows} />;
    case 'button':
      return (
        <Section>
          <Button className="key" href={block.href} style={paint.button}>
            {block.label}
          </Button>
        </Section>
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
        <p className="sheet" style={paint.quote}>
          {block.text}
        </p>
      );
  }
}
