import type { ReactNode } from 'react';
import type { Language } from '#studio/shared/language.ts';
import { colours } from './colours.ts';
import { Text, View } from './document-elements.ts';
import { DocumentList } from './document-parts.tsx';
import { sheet, type } from './document-style.ts';
import { SungTitle } from './sung-title.tsx';
import { askHeard, workbookMessages } from './workbook.messages.ts';
import type { LocalizedText, Workbook, WorkbookPage } from './workbook.ts';
import { WorkbookMelody } from './workbook-melody.tsx';
import { emptyStaves } from './workbook-text.ts';

export interface SheetProps<K extends WorkbookPage['kind'] = WorkbookPage['kind']> {
  page: Extract<WorkbookPage, { kind: K }>;
  language: Language;
  book: Workbook;
}

type Sheets = { [K in WorkbookPage['kind']]: (props: SheetProps<K>) => ReactNode };

const sheets: Sheets = {
  cover: ({ page, language, book }) => (
    <View style={{ marginTop: 150 }}>
      <SungTitle text={book.title[language]} />
      <Text style={{ ...type.lead, marginTop: 26, maxWidth: 380 }}>{page.lead[language]}</Text>
      <View style={{ position: 'absolute', top: 520 }}>
        <Text style={type.small}>{workbookMessages[language].belongsTo}</Text>
        <View style={{ width: 300, borderBottomWidth: 0.8, borderBottomColor: colours.ink, height: 24 }} />
      </View>
    </View>
  ),
  words: ({ page, language }) => (
    <>
      <Heading text={page.heading[language]} />
      <Paragraphs of={page.paragraphs} language={language} />
      {page.points && (
        <View style={{ marginTop: 10 }}>
          <DocumentList items={page.points.map((point) => point[language])} />
        </View>
      )}
    </>
  ),
  legend: ({ page, language }) => (
    <>
      <Heading text={page.heading[language]} />
      <Paragraphs of={page.paragraphs} language={language} />
      {page.melodies.map((melody) => (
        <WorkbookMelody key={melody.notes + melody.times.en} melody={melody} language={language} />
      ))}
    </>
  ),
  theme: ({ page, language }) => (
    <>
      <View style={{ marginTop: 40 }}>
        <SungTitle text={page.heading[language]} />
      </View>
      {page.paragraphs.map((paragraph) => (
        <Text key={paragraph.en} style={{ ...type.lead, marginBottom: 12, maxWidth: 420 }}>
          {paragraph[language]}
        </Text>
      ))}
      <Asks asks={page.asks} language={language} available={200} />
    </>
  ),
  exercise: ({ page, language }) => (
    <>
      <Heading text={page.heading[language]} />
      <Text style={{ ...type.lead, fontSize: 13, maxWidth: 430 }}>{page.why[language]}</Text>
      {page.melodies.map((melody) => (
        <WorkbookMelody key={melody.notes + melody.times.en} melody={melody} language={language} />
      ))}
      <View style={{ marginTop: 14 }}>
        {page.steps.map((step, at) => (
          <View key={step.en} style={{ flexDirection: 'row', marginBottom: 7 }} wrap={false}>
            <Text style={{ ...type.name, width: 24 }}>{at + 1}</Text>
            <Text style={{ ...type.body, fontSize: 11.5, flex: 1, maxWidth: 430 }}>{step[language]}</Text>
          </View>
        ))}
      </View>
      <View
        style={{ marginTop: 8, borderTopWidth: 1.6, borderTopColor: colours.ink, paddingTop: 7 }}
        wrap={false}
      >
        <Text style={{ ...type.heading, fontSize: 14, marginBottom: 5 }}>
          {workbookMessages[language].listenFor}
        </Text>
        <Text style={{ ...type.body, fontSize: 11.5, maxWidth: 430 }}>{page.listen[language]}</Text>
      </View>
      <Asks asks={[askHeard]} language={language} available={page.melodies.length > 1 ? 150 : 240} />
    </>
  ),
  lines: ({ page, language }) => (
    <>
      <Heading text={page.heading[language]} />
      {page.lead && <Text style={{ ...type.lead, fontSize: 13, maxWidth: 430 }}>{page.lead[language]}</Text>}
      <Asks asks={page.asks} language={language} available={page.staves ? 610 - page.staves * 66 : 610} />
      {page.staves && <EmptyStaves count={page.staves} />}
    </>
  ),
  log: ({ page, language }) => (
    <>
      <Heading text={page.heading[language]} />
      <LogRow cells={['', ...page.columns.map((column) => column[language])]} isHead height={22} />
      {page.rows.map((row) => (
        <LogRow
          key={row.en}
          cells={[row[language], ...page.columns.map(() => '')]}
          height={Math.min(112, 560 / page.rows.length)}
        />
      ))}
      <Text style={{ ...type.lead, fontSize: 12.5, marginTop: 18, maxWidth: 430 }}>
        {page.foot[language]}
      </Text>
    </>
  ),
  checks: ({ page, language }) => (
    <>
      <Heading text={page.heading[language]} />
      <Text style={{ ...type.lead, fontSize: 13, marginBottom: 12, maxWidth: 430 }}>
        {page.lead[language]}
      </Text>
      {page.points.map((point) => (
        <View
          key={point.en}
          style={{
            flexDirection: 'row',
            borderTopWidth: 0.6,
            borderTopColor: colours.hair,
            paddingTop: 9,
            paddingBottom: 10,
          }}
          wrap={false}
        >
          <View style={{ width: 13, height: 13, borderWidth: 1.2, borderColor: colours.ink, marginTop: 1 }} />
          <Text style={{ ...type.body, marginLeft: 14, flex: 1 }}>{point[language]}</Text>
        </View>
      ))}
    </>
  ),
  staves: ({ page, language }) => (
    <>
      <Heading text={page.heading[language]} />
      <Text style={{ ...type.body, maxWidth: 430 }}>{page.lead[language]}</Text>
      <EmptyStaves count={emptyStaves} />
    </>
  ),
};

export function WorkbookSheet<K extends WorkbookPage['kind']>(props: SheetProps<K>) {
  const draw = sheets[props.page.kind] as (given: SheetProps<K>) => ReactNode;
  return draw(props);
}

function Heading({ text }: { text: string }) {
  return (
    <View
      style={{ borderBottomWidth: 1.6, borderBottomColor: colours.ink, paddingBottom: 7, marginBottom: 14 }}
    >
      <Text style={{ ...type.heading, fontSize: 24 }}>{text}</Text>
    </View>
  );
}

function Paragraphs({ of, language }: { of: readonly LocalizedText[]; language: Language }) {
  return of.map((paragraph) => (
    <Text key={paragraph.en} style={{ ...type.body, fontSize: 11.5, marginBottom: 9, maxWidth: 430 }}>
      {paragraph[language]}
    </Text>
  ));
}

function Asks({
  asks,
  language,
  available,
}: {
  asks: readonly LocalizedText[];
  language: Language;
  available: number;
}) {
  const count = Math.max(1, Math.floor((available / asks.length - 24) / 25));
  return asks.map((ask) => (
    <View key={ask.en} style={{ marginTop: 12 }} wrap={false}>
      <Text style={type.name}>{ask[language]}</Text>
      {Array.from({ length: count }, (_, line) => `line ${line}`).map((line) => (
        <View key={line} style={{ height: 25, borderBottomWidth: 0.6, borderBottomColor: colours.quiet }} />
      ))}
    </View>
  ));
}

function LogRow({
  cells,
  isHead = false,
  height,
}: {
  cells: readonly string[];
  isHead?: boolean;
  height: number;
}) {
  const keyed = cells.map((text, at) => ({ text, key: `${at} ${text}`, isName: at === 0 }));
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        height,
        borderBottomWidth: isHead ? 1.2 : 0.6,
        borderBottomColor: isHead ? colours.ink : colours.quiet,
      }}
    >
      {keyed.map(({ text, key, isName }) => (
        <View
          key={key}
          style={{
            ...(isName ? { width: 92 } : { flex: 1 }),
            paddingTop: isHead ? 2 : 7,
            paddingLeft: isName ? 0 : 8,
            borderLeftWidth: isName ? 0 : 0.6,
            borderLeftColor: colours.hair,
          }}
        >
          <Text style={isHead ? type.small : type.name}>{text}</Text>
        </View>
      ))}
    </View>
  );
}

function EmptyStaves({ count }: { count: number }) {
  return Array.from({ length: count }, (_, stave) => `stave ${stave}`).map((stave) => (
    <View key={stave} style={{ height: 36, justifyContent: 'space-between', marginTop: 30 }}>
      {['one', 'two', 'three', 'four', 'five'].map((line) => (
        <View
          key={line}
          style={{ width: sheet.width - 2 * sheet.margin, height: 0.6, backgroundColor: colours.stave }}
        />
      ))}
    </View>
  ));
}
