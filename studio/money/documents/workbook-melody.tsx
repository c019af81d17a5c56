import type { Language } from '#studio/shared/language.ts';
import { colours } from './colours.ts';
import { Ellipse, Line, Path, Svg, Text, View } from './document-elements.ts';
import { sheet, type } from './document-style.ts';
import { barsOf, type Melody, type Note } from './workbook.ts';

const space = 9;
const width = sheet.width - 2 * sheet.margin;
const top = 34;
const base = top + 4 * space;
const height = base + 44;
/** From the top of a syllable's box to its baseline. */
const syllableAscent = 12.1;
const lineOffsets = [0, 1, 2, 3, 4];
const advances = { quarter: 1, half: 1.45, whole: 1.9 } as const;

interface Placed extends Note {
  x: number;
  y: number;
}

interface Drawn {
  notes: Placed[];
  bars: number[];
}

function place(notes: string): Drawn {
  const bars = barsOf(notes);
  const total = bars.flat().reduce((sum, note) => sum + advances[note.length], 0) + bars.length * 0.7;
  const unit = (width - 34) / total;
  const drawn: Drawn = { notes: [], bars: [] };
  let x = 22;
  bars.forEach((bar, at) => {
    if (at > 0) {
      drawn.bars.push(x + unit * 0.05);
      x += unit * 0.7;
    }
    for (const note of bar) {
      drawn.notes.push({ ...note, x, y: base - (note.height ?? 4) * (space / 2) });
      x += unit * advances[note.length];
    }
  });
  return drawn;
}

export function WorkbookMelody({ melody, language }: { melody: Melody; language: Language }) {
  const { notes, bars } = place(melody.notes);
  const syllables = melody.syllables?.[language].split(/\s+/) ?? [];
  const sung = notes.filter((note) => note.height !== null);
  return (
    <View style={{ marginTop: 10 }} wrap={false}>
      <Text style={{ ...type.small, color: colours.ink }}>{melody.times[language]}</Text>
      <View style={{ position: 'relative' }}>
        <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {lineOffsets.map((line) => (
            <Line
              key={line}
              x1={0}
              x2={width}
              y1={top + line * space}
              y2={top + line * space}
              stroke={colours.stave}
              strokeWidth={0.6}
            />
          ))}
          {bars.map((x) => (
            <Line key={x} x1={x} x2={x} y1={top} y2={base} stroke={colours.ink} strokeWidth={0.8} />
          ))}
          <Line x1={width - 6} x2={width - 6} y1={top} y2={base} stroke={colours.ink} strokeWidth={0.8} />
          <Line x1={width - 1.4} x2={width - 1.4} y1={top} y2={base} stroke={colours.ink} strokeWidth={2.8} />
          {notes.map((note, at) => (
            <NoteMark key={note.x} note={note} next={notes[at + 1]} />
          ))}
        </Svg>
        {sung.map((note, at) => (
          <Text
            key={note.x}
            style={{
              ...type.name,
              position: 'absolute',
              left: note.x - (syllables[at]?.length ?? 0) * 2.6,
              top: base + 36 - syllableAscent,
              fontSize: 11,
            }}
          >
            {syllables[at] === '-' ? '' : (syllables[at] ?? '')}
          </Text>
        ))}
      </View>
    </View>
  );
}

function NoteMark({ note, next }: { note: Placed; next: Placed | undefined }) {
  const { x, y, length } = note;
  if (note.height === null) {
    return <Path d={`M${x - 5} ${base - 2 * space} h10 v4 h-10 Z`} fill={colours.ink} />;
  }
  const isHigh = note.height >= 4;
  const stemX = isHigh ? x - 4.6 : x + 4.6;
  return (
    <>
      {ledgers(note.height).map((ledger) => (
        <Line
          key={ledger}
          x1={x - 9}
          x2={x + 9}
          y1={base - (ledger * space) / 2}
          y2={base - (ledger * space) / 2}
          stroke={colours.stave}
          strokeWidth={0.7}
        />
      ))}
      {note.isHeldOver && next && next.height !== null && (
        <Line x1={x + 5} y1={y} x2={next.x - 5} y2={next.y} stroke={colours.ink} strokeWidth={2.4} />
      )}
      {length !== 'whole' && (
        <Line
          x1={stemX}
          x2={stemX}
          y1={y}
          y2={y + (isHigh ? 28 : -28)}
          stroke={colours.ink}
          strokeWidth={0.9}
        />
      )}
      <Ellipse
        cx={x}
        cy={y}
        rx={5.1}
        ry={3.5}
        transform={`rotate(-18 ${x} ${y})`}
        stroke={colours.ink}
        strokeWidth={1.3}
        fill={length === 'quarter' ? colours.ink : '#ffffff'}
      />
    </>
  );
}

function ledgers(at: number): number[] {
  const found: number[] = [];
  for (let line = -2; line >= at; line -= 2) found.push(line);
  for (let line = 10; line <= at; line += 2) found.push(line);
  return found;
}
