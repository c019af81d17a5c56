import { Button, Link, Section, Text } from '@react-email/components';
import type { Block } from './email-content.ts';
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
    case 'quote':
      return (
        <p className="sheet" style={paint.quote}>
          {block.text}
        </p>
      );
  }
}
