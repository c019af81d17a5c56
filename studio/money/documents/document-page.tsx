import type { ReactNode } from 'react';
import type { Language } from '#studio/shared/language.ts';
import { colours } from './colours.ts';
import { Document, Page, PageText, Text, View } from './document-elements.ts';
import { sheet, type } from './document-style.ts';

export interface DocumentProps {
  title: string;
  language: Language;
  studioName: string;
  subject?: string;
  children: ReactNode;
}

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
  running?: string;
  bookmark?: string;
  isTinted?: boolean;
  children: ReactNode;
}

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
      {/* Positioned from the top: with a line height the library omits absolute elements at the bottom. */}
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
