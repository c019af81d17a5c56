import type { Processes } from '#platform/processes/processes.ts';
import { blockOf, type ContentDocument } from '#studio/shared/content/document.ts';
import type { StudioIdentity } from '#studio/shared/content/identity.ts';
import { plainParagraphs, plainText } from '#studio/shared/content/rich-text/rich-text.ts';
import { Brochure, type BrochureProps } from './brochure.tsx';
import { colours } from './colours.ts';
import { documentMessages } from './document.messages.ts';
import { DocumentBlocks } from './document-blocks.tsx';
import { Text, View } from './document-elements.ts';
import { DocumentLayout, DocumentPage } from './document-page.tsx';
import { DocumentLead, DocumentSection, DocumentStave } from './document-parts.tsx';
import { type } from './document-style.ts';
import { FindUs } from './programme-sheet.tsx';
import { renderDocument } from './render-document.ts';
import { SungTitle } from './sung-title.tsx';

export interface BrochureOrder extends Omit<BrochureProps, 'picture'> {
  picture: Uint8Array | null;
}

export async function printBrochure(
  processes: Processes,
  { picture, ...props }: BrochureOrder,
): Promise<Uint8Array<ArrayBuffer>> {
  const prepared = picture ? await processes.run('prepare-print', { bytes: picture }) : null;
  return renderDocument(
    processes,
    <Brochure {...props} {...(prepared ? { picture: prepared } : {})} />,
    'public',
  );
}

interface PracticeDiaryProps {
  document: ContentDocument;
  identity: StudioIdentity;
  programme: string;
  dates: readonly string[];
}

export function printPracticeDiary(
  processes: Processes,
  props: PracticeDiaryProps,
): Promise<Uint8Array<ArrayBuffer>> {
  return renderDocument(processes, <PracticeDiary {...props} />, 'public');
}

function PracticeDiary({ document, identity, programme, dates }: PracticeDiaryProps) {
  const words = documentMessages[document.language];
  const name = blockOf(document, 'prose', 'day-book')?.heading ?? programme;
  const [lead] = plainParagraphs(blockOf(document, 'prose', 'day-book')?.paragraphs ?? []);
  const days = blockOf(document, 'steps', 'days');
  const day = blockOf(document, 'facts', 'day');
  const bring = blockOf(document, 'list', 'bring');
  return (
    <DocumentLayout
      title={`${programme}: ${name}, ${identity.studioName}`}
      language={document.language}
      studioName={identity.studioName}
      {...(lead ? { subject: lead } : {})}
    >
      <DocumentPage studioName={identity.studioName} running={`${programme}: ${name}`} bookmark={name}>
        <SungTitle text={name} />
        {lead && <DocumentLead>{lead}</DocumentLead>}
        <DocumentBlocks blocks={[day ?? [], bring ?? []].flat()} />
        {days?.steps.map((step, index) => (
          <View key={step.title} wrap={false} break={index === 0}>
            <DocumentSection heading={`${words.day(index + 1)}: ${step.title}`}>
              {dates[index] && <Text style={type.small}>{dates[index]}</Text>}
              <Text style={{ ...type.body, maxWidth: 430 }}>{plainText(step.text)}</Text>
              <DocumentStave height={24} />
              <Lines label={words.heard} />
            </DocumentSection>
          </View>
        ))}
        <FindUs identity={identity} heading={words.findUs} />
      </DocumentPage>
    </DocumentLayout>
  );
}

function Lines({ label }: { label: string }) {
  return (
    <View>
      <Text style={type.small}>{label}</Text>
      <View style={{ height: 20, borderBottomWidth: 0.6, borderBottomColor: colours.hair }} />
      <View style={{ height: 20, borderBottomWidth: 0.6, borderBottomColor: colours.hair }} />
    </View>
  );
}
