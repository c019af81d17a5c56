import type { Processes } from '#platform/processes/processes.ts';
import { Text, View } from './document-elements.ts';
import { DocumentLayout, DocumentPage } from './document-page.tsx';
import { DocumentNote, DocumentRows, DocumentSection } from './document-parts.tsx';
import { type } from './document-style.ts';
import type { DocumentText } from './receipt-text.ts';
import { renderDocument } from './render-document.ts';
import { SungTitle } from './sung-title.tsx';

export function printReceipt(
  processes: Processes,
  props: { text: DocumentText; studioName: string },
): Promise<Uint8Array<ArrayBuffer>> {
  return renderDocument(processes, <ReceiptDocument {...props} />);
}

function ReceiptDocument({ text, studioName }: { text: DocumentText; studioName: string }) {
  const { title, language, heads, rows, note } = text;
  return (
    <DocumentLayout title={`${title}, ${studioName}`} language={language} studioName={studioName}>
      <DocumentPage studioName={studioName} running={title} bookmark={title}>
        <SungTitle text={title} />
        <View style={{ flexDirection: 'row', gap: 30, marginTop: 6 }}>
          {heads.map(({ heading, lines }) => (
            <Lines key={heading} heading={heading} lines={lines} />
          ))}
        </View>
        <DocumentSection isBookmarked={false}>
          <DocumentRows rows={rows} />
          <DocumentNote>{note}</DocumentNote>
        </DocumentSection>
      </DocumentPage>
    </DocumentLayout>
  );
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  const keyed = lines.filter(Boolean).map((line, at) => ({ line, key: `${at} ${line}` }));
  return (
    <View style={{ flex: 1 }} tag="Sect">
      <Text style={{ ...type.heading, marginBottom: 4 }} tag="H2">
        {heading}
      </Text>
      {keyed.map(({ line, key }) => (
        <Text key={key} style={type.body}>
          {line}
        </Text>
      ))}
    </View>
  );
}
