import type { ReactNode } from 'react';
import type { Language } from '#studio/shared/language.ts';
import { colours } from './colours.ts';
import { Document, Page, PageText, Text, View } from './document-elements.ts';
import { sheet, type } from './document-style.ts';

export interface DocumentProps {
  /** What a reader's window shows, and what a screen reader says first. */
  title: string;
  language: Language;
  studioName: string;
  /** One sentence for whoever looks at the file's properties. */
  subject?: string;
  children: ReactNode;
}

/** A document of the studio: its title, its language and its author, so that it can be found and read aloud. */
export function DocumentLayout({ title, language, studioName, subject, children }: DocumentProps) {
  return (
    <Document
      title={title}
      author={studioName}
      creator={studioName}
      producer="Belcanto"
      language={language}
      {...(subject ? { subject } : {})}
      pageMode="useOutlines"
    >
      {children}
    </Document>
  );
}

export interface DocumentPageProps {
  studioName: string;
  /** Stands at the head beside the studio's name, from the second sheet of the paper on. */
  running?: string;
  /** This page in the reader's table of contents. */
  bookmark?: string;
  /** Warm paper instead of the printer's own: for sheets that are looked at more than printed. */
  isTinted?: boolean;
  children: ReactNode;
}

/** Sheets of A4: the studio's name above, the page's number below, as many sheets as the words need. */
export function DocumentPage({
  studioName,
  running,
  bookmark,
  isTinted = false,
  children,
}: DocumentPageProps) {
  return (
    <Page
      size="A4"
      {...(bookmark ? { bookmark } : {})}
      style={{
        ...type.body,
        paddingTop: sheet.head + 34,
        paddingBottom: sheet.foot + 30,
        paddingHorizontal: sheet.margin,
        ...(isTinted ? { backgroundColor: colours.paper } : {}),
      }}
    >
      <View
        fixed
        style={{
          position: 'absolute',
          top: sheet.head,
          left: sheet.margin,
          right: sheet.margin,
          flexDirection: 'row',
          justifyContent: 'space-between',
        }}
      >
        <Text style={{ ...type.small, ...type.strong, color: colours.ink }}>{studioName}</Text>
        {running && <PageText style={type.small} pageWords={{ kind: 'running', text: running }} />}
      </View>
      {children}
      {/* Measured from the top: the library never draws what hangs from the bottom of a page with a line height. */}
      <View
        fixed
        style={{
          position: 'absolute',
          top: sheet.height - sheet.foot - 12,
          left: sheet.margin,
          right: sheet.margin,
        }}
      >
        <PageText style={{ ...type.small, textAlign: 'right' }} pageWords={{ kind: 'number' }} />
      </View>
    </Page>
  );
}
