import type { ReactNode } from 'react';
import { colours } from './colours.ts';
import { Text, View } from './document-elements.ts';
import { type } from './document-style.ts';

export function DocumentLead({ children }: { children: string }) {
  return <Text style={{ ...type.lead, marginBottom: 14, maxWidth: 430 }}>{children}</Text>;
}

export interface DocumentSectionProps {
  heading?: string;
  isBookmarked?: boolean;
  isKept?: boolean;
  children: ReactNode;
}

export function DocumentSection({
  heading,
  isBookmarked = true,
  isKept = false,
  children,
}: DocumentSectionProps) {
  return (
    <View
      wrap={!isKept}
      style={{ marginTop: 14 }}
      tag="Sect"
      {...(heading && isBookmarked ? { bookmark: heading } : {})}
    >
      {heading && (
        <View
          minPresenceAhead={70}
          style={{ borderTopWidth: 1.6, borderTopColor: colours.ink, paddingTop: 6, marginBottom: 8 }}
        >
          <Text style={type.heading} tag="H2">
            {heading}
          </Text>
        </View>
      )}
      {children}
    </View>
  );
}

export function DocumentProse({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph) => (
    <Text key={paragraph} style={{ ...type.body, marginBottom: 7, maxWidth: 430 }} orphans={2} widows={2}>
      {paragraph}
    </Text>
  ));
}

export function DocumentList({ items }: { items: readonly string[] }) {
  return (
    <View tag="L">
      {items.map((item) => (
        <View key={item} style={{ flexDirection: 'row', marginBottom: 5 }} wrap={false} tag="LI">
          <View style={{ width: 18, paddingTop: 4.5 }}>
            <NoteHead />
          </View>
          <Text style={{ ...type.body, flex: 1, maxWidth: 430 }} tag="LBody">
            {item}
          </Text>
        </View>
      ))}
    </View>
  );
}

export function DocumentSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <View tag="L">
      {steps.map((step, at) => (
        <View key={step.title} style={{ flexDirection: 'row', marginBottom: 8 }} wrap={false} tag="LI">
          <Text style={{ ...type.name, width: 24 }} tag="Lbl">
            {at + 1}
          </Text>
          <View style={{ flex: 1, maxWidth: 420 }} tag="LBody">
            <Text style={type.name}>{step.title}</Text>
            <Text style={type.body}>{step.text}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}

export interface DocumentRow {
  label: string;
  value: string;
  note?: string;
  isSum?: boolean;
}

export function DocumentRows({ rows }: { rows: readonly DocumentRow[] }) {
  const keyed = rows.map((row, at) => ({ row, key: `${at} ${row.label}`, isFirst: at === 0 }));
  const drawn = keyed.map(({ row, key, isFirst }) => (
    <View
      key={key}
      wrap={false}
      tag="TR"
      style={{
        flexDirection: 'row',
        justifyContent: 'space-between',
        paddingTop: 3,
        paddingBottom: 3.5,
        borderTopWidth: row.isSum ? 1.2 : isFirst ? 0 : 0.6,
        borderTopColor: row.isSum ? colours.ink : colours.hair,
      }}
    >
      <View style={{ flex: 1, paddingRight: 18 }} tag="TH">
        {/* Aligns the baselines of two font sizes. */}
        <Text style={{ ...type.body, paddingTop: 2, ...(row.isSum ? type.strong : {}) }}>{row.label}</Text>
        {row.note && <Text style={type.small}>{row.note}</Text>}
      </View>
      <Text style={{ ...type.figure, maxWidth: 280, textAlign: 'right' }} tag="TD">
        {row.value}
      </Text>
    </View>
  ));
  return <View tag="Table">{drawn}</View>;
}

export function DocumentNote({ children }: { children: string }) {
  return <Text style={{ ...type.small, marginTop: 8, maxWidth: 430 }}>{children}</Text>;
}

export function NoteHead() {
  return (
    <View
      style={{
        width: 8,
        height: 5.6,
        borderRadius: 4,
        backgroundColor: colours.ink,
        transform: 'rotate(-18deg)',
      }}
    />
  );
}

export function DocumentStave({ height = 24 }: { height?: number }) {
  return (
    <View style={{ height, justifyContent: 'space-between', marginVertical: 12 }}>
      {['one', 'two', 'three', 'four', 'five'].map((line) => (
        <View key={line} style={{ height: 0.6, backgroundColor: colours.stave }} />
      ))}
    </View>
  );
}
