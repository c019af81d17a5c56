import type { ReactNode } from 'react';
import type { Processes } from '#platform/processes/processes.ts';
import { colours } from '#studio/money/documents/colours.ts';
import { Ellipse, Line, Page, Rect, Svg, Text, View } from '#studio/money/documents/document-elements.ts';
import { DocumentLayout } from '#studio/money/documents/document-page.tsx';
import { sheet, type } from '#studio/money/documents/document-style.ts';
import { renderDocument } from '#studio/money/documents/render-document.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Exercise } from '../../../db/sample/courses/exercises.ts';
import { exerciseMessages } from './exercise.messages.ts';
import { noteName, type Root } from './exercise-sheet.ts';

export function printExercise(
  processes: Processes,
  exercise: Exercise,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  return renderDocument(processes, <ExerciseSheet exercise={exercise} language={language} />);
}

const heights = [
  { key: 'low', first: ['G', 2], last: ['D', 3] },
  { key: 'below', first: ['C', 3], last: ['G', 3] },
  { key: 'above', first: ['G', 3], last: ['D', 4] },
  { key: 'high', first: ['C', 4], last: ['C', 5] },
] as const;

const margin = 56;
const gap = 28;
const half = (sheet.width - 2 * margin - gap) / 2;

function ExerciseSheet({ exercise, language }: { exercise: Exercise; language: Language }) {
  const words = exerciseMessages[language];
  const title = exercise.title[language];
  return (
    <DocumentLayout title={title} language={language} studioName={title}>
      <Page size="A4" bookmark={title} style={{ ...type.body, padding: margin, paddingTop: 48 }}>
        <View
          style={{
            borderBottomWidth: 1.6,
            borderBottomColor: colours.ink,
            paddingBottom: 5,
            marginBottom: 10,
          }}
        >
          <Text style={{ ...type.heading, fontSize: 30 }} tag="H1">
            {title}
          </Text>
        </View>
        <Text style={{ ...type.lead, fontSize: 14 }}>{exercise.how[language]}</Text>
        <Text style={{ ...type.small, fontSize: 9, marginTop: 4 }}>{words.read}</Text>
        {heights.map(({ key, first, last }) => (
          <View key={key} wrap={false} style={{ marginTop: 18 }} tag="Sect">
            <View
              style={{
                borderBottomWidth: 0.5,
                borderBottomColor: colours.hair,
                paddingBottom: 3,
                marginBottom: 6,
              }}
            >
              <Text style={{ ...type.heading, fontSize: 16 }} tag="H2">
                {words.heights[key]}
              </Text>
            </View>
            <View style={{ flexDirection: 'row', gap }}>
              <Start label={words.first}>
                <Bar exercise={exercise} root={first} language={language} isLit />
              </Start>
              <Start label={words.last}>
                <Bar exercise={exercise} root={last} language={language} />
              </Start>
            </View>
          </View>
        ))}
      </Page>
    </DocumentLayout>
  );
}

function Start({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View style={{ width: half }}>
      <Text style={type.small}>{label}</Text>
      {children}
    </View>
  );
}

const space = 7;
const base = 52;
const barHeight = 80;

interface BarProps {
  exercise: Exercise;
  root: Root;
  language: Language;
  isLit?: boolean;
}

function Bar({
  exercise: { steps, isHeld = false, isSlid = false },
  root,
  language,
  isLit = false,
}: BarProps) {
  const wide = half / steps.length;
  const notes = steps.map((step, at) => ({
    x: wide * (at + 0.5),
    y: base - ((step - 1) * space) / 2,
    name: noteName(root, step, language),
  }));
  const lit = Math.min(28, wide);
  return (
    <View style={{ height: barHeight, position: 'relative' }}>
      <Svg width={half} height={barHeight} viewBox={`0 0 ${half} ${barHeight}`}>
        {isLit && (
          <Rect
            x={(wide - lit) / 2}
            y={base - 4 * space - 8}
            width={lit}
            height={4 * space + 33}
            fill={colours.pane}
          />
        )}
        {[0, 1, 2, 3, 4].map((line) => (
          <Line
            key={line}
            x1={0}
            x2={half}
            y1={base - line * space}
            y2={base - line * space}
            stroke={colours.stave}
            strokeWidth={0.6}
          />
        ))}
        {notes.map(({ x, y }, at) => (
          <NoteMark key={x} x={x} y={y} isHeld={isHeld} next={isSlid ? notes[at + 1] : undefined} />
        ))}
      </Svg>
      {notes.map(({ x, name }) => (
        <Text
          key={x}
          style={{
            ...type.strong,
            position: 'absolute',
            left: x - 20,
            top: base + 9,
            width: 40,
            textAlign: 'center',
            fontSize: 8.5,
            lineHeight: 1.2,
          }}
        >
          {name}
        </Text>
      ))}
    </View>
  );
}

interface Place {
  x: number;
  y: number;
}

function NoteMark({ x, y, isHeld, next }: Place & { isHeld: boolean; next: Place | undefined }) {
  return (
    <>
      {!isHeld && <Line x1={x + 4} x2={x + 4} y1={y} y2={y - 22} stroke={colours.ink} strokeWidth={0.9} />}
      {next && <Line x1={x + 9} x2={next.x - 9} y1={y} y2={next.y} stroke={colours.ink} strokeWidth={1.5} />}
      <Ellipse
        cx={x}
        cy={y}
        rx={4.5}
        ry={3}
        transform={`rotate(-17 ${x} ${y})`}
        stroke={colours.ink}
        strokeWidth={isHeld ? 1.2 : 0}
        fill={isHeld ? '#ffffff' : colours.ink}
      />
    </>
  );
}
