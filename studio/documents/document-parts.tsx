import type { ReactNode } from 'react';
import { colours } from './colours.ts';
import { Image, Link, Text, View } from './document-elements.ts';
import { type } from './document-style.ts';

/** What the paper says in a sentence. */
export function DocumentLead({ children }: { children: string }) {
  return <Text style={{ ...type.lead, marginBottom: 14, maxWidth: 430 }}>{children}</Text>;
}

export interface DocumentSectionProps {
  heading?: string;
  /** The heading in the reader's table of contents, too. */
  isBookmarked?: boolean;
  /** Stays on one sheet, heading and all: for what is shorter than half a sheet. */
  isKept?: boolean;
  children: ReactNode;
}

/** A movement of the paper: an italic heading under a rule of ink, never alone at the foot of a sheet. */
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
      {...(heading && isBookmarked ? { bookmark: heading } : {})}
    >
      {heading && (
        <View
          minPresenceAhead={70}
          style={{ borderTopWidth: 1.6, borderTopColor: colours.ink, paddingTop: 6, marginBottom: 8 }}
        >
          <Text style={type.heading}>{heading}</Text>
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

/** Points, each beginning with a note head. */
export function DocumentList({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <View key={item} style={{ flexDirection: 'row', marginBottom: 5 }} wrap={false}>
      <View style={{ width: 18, paddingTop: 4.5 }}>
        <NoteHead />
      </View>
      <Text style={{ ...type.body, flex: 1, maxWidth: 430 }}>{item}</Text>
    </View>
  ));
}

/** Steps in their order, each with a name. */
export function DocumentSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return steps.map((step, at) => (
    <View key={step.title} style={{ flexDirection: 'row', marginBottom: 8 }} wrap={false}>
      <Text style={{ ...type.name, width: 24 }}>{at + 1}</Text>
      <View style={{ flex: 1, maxWidth: 420 }}>
        <Text style={type.name}>{step.title}</Text>
        <Text style={type.body}>{step.text}</Text>
      </View>
    </View>
  ));
}

export interface DocumentRow {
  label: string;
  value: string;
  /** A second, quieter line under the label. */
  note?: string;
  /** A sum: under a rule of ink. */
  isSum?: boolean;
}

/** What belongs together, left and right, on hairlines: facts, prices, sums. */
export function DocumentRows({ rows }: { rows: readonly DocumentRow[] }) {
  // Two lines of a receipt may say the same.
  const keyed = rows.map((row, at) => ({ row, key: `${at} ${row.label}`, isFirst: at === 0 }));
  return keyed.map(({ row, key, isFirst }) => (
    <View
      key={key}
      wrap={false}
      style={{
        flexDirection: 'row',
        justifyContent: 'space-between',
        paddingTop: 3,
        paddingBottom: 3.5,
        borderTopWidth: row.isSum ? 1.2 : isFirst ? 0 : 0.6,
        borderTopColor: row.isSum ? colours.ink : colours.hair,
      }}
    >
      <View style={{ flex: 1, paddingRight: 18 }}>
        {/* The two faces stand on one line only when the smaller one is let down a little. */}
        <Text style={{ ...type.body, paddingTop: 2, ...(row.isSum ? type.strong : {}) }}>{row.label}</Text>
        {row.note && <Text style={type.small}>{row.note}</Text>}
      </View>
      <Text style={{ ...type.figure, maxWidth: 280, textAlign: 'right' }}>{row.value}</Text>
    </View>
  ));
}

/** A hint or a condition, small and quiet. */
export function DocumentNote({ children }: { children: string }) {
  return <Text style={{ ...type.small, marginTop: 8, maxWidth: 430 }}>{children}</Text>;
}

/** An address of the site or a way to write, that can be pressed where the paper is read on a screen. */
export function DocumentLink({ href, children }: { href: string; children: string }) {
  return (
    <Link src={href} style={{ ...type.body, color: colours.ink, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/** A print of ours; `file` is a PNG or JPEG as a data address. Width in points. */
export function DocumentPicture({ file, width }: { file: string; width: number | string }) {
  return <Image src={file} style={{ width, marginVertical: 10 }} />;
}

/** The head of a note, filled: what everything begins with that stands in a list. */
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

/** Five thin lines over the width of the sheet's words. */
export function DocumentStave({ height = 24 }: { height?: number }) {
  return (
    <View style={{ height, justifyContent: 'space-between', marginVertical: 12 }}>
      {['one', 'two', 'three', 'four', 'five'].map((line) => (
        <View key={line} style={{ height: 0.6, backgroundColor: colours.stave }} />
      ))}
    </View>
  );
}
