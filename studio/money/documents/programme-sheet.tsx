import { blockOf, type ContentDocument } from '#studio/shared/content/document.ts';
import type { StudioIdentity } from '#studio/shared/content/identity.ts';
import { documentMessages } from './document.messages.ts';
import { DocumentBlocks } from './document-blocks.tsx';
import { Text, View } from './document-elements.ts';
import { DocumentLayout, DocumentPage } from './document-page.tsx';
import { DocumentNote, type DocumentRow, DocumentRows, DocumentSection } from './document-parts.tsx';
import { type } from './document-style.ts';
import { SungTitle } from './sung-title.tsx';

export interface ProgrammeSheetProps {
  document: ContentDocument;
  identity: StudioIdentity;
  prices: readonly DocumentRow[];
}

export function ProgrammeSheet({ document, identity, prices }: ProgrammeSheetProps) {
  const words = documentMessages[document.language];
  const headline = blockOf(document, 'headline');
  const title = headline?.text ?? identity.studioName;
  const lead = document.blocks.filter((block) => block.type === 'lead');
  const facts = document.blocks.filter((block) => block.type === 'facts');
  const body = document.blocks.filter((block) => block.type !== 'lead' && block.type !== 'facts');
  const seo = blockOf(document, 'seo');
  return (
    <DocumentLayout
      title={`${title}, ${identity.studioName}`}
      language={document.language}
      studioName={identity.studioName}
      {...(seo ? { subject: seo.description } : {})}
    >
      <DocumentPage studioName={identity.studioName} running={title} bookmark={title}>
        <SungTitle text={title} {...(headline?.melody ? { melody: headline.melody } : {})} />
        <DocumentBlocks blocks={lead} />
        <View style={{ flexDirection: 'row', gap: 30 }}>
          <View style={{ flex: 1.35 }}>
            <DocumentBlocks blocks={body} />
          </View>
          <View style={{ flex: 1 }}>
            <DocumentBlocks blocks={facts} />
            {prices.length > 0 && (
              <DocumentSection heading={words.price}>
                <DocumentRows rows={prices} />
                <DocumentNote>{words.vat}</DocumentNote>
              </DocumentSection>
            )}
            <FindUs identity={identity} heading={words.findUs} />
          </View>
        </View>
      </DocumentPage>
    </DocumentLayout>
  );
}

export function FindUs({ identity, heading }: { identity: StudioIdentity; heading: string }) {
  const lines = [...identity.addressLines, identity.phone, identity.email].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <View wrap={false}>
      <DocumentSection heading={heading} isBookmarked={false}>
        {lines.map((line) => (
          <Text key={line} style={type.body}>
            {line}
          </Text>
        ))}
      </DocumentSection>
    </View>
  );
}
