import { blockOf, type ContentDocument } from '#studio/content/document.ts';
import type { StudioIdentity } from '#studio/content/identity.ts';
import { paperMessages } from './document.messages.ts';
import { PaperBlocks } from './document-blocks.tsx';
import { Text, View } from './document-elements.ts';
import { Paper, PaperPage } from './document-page.tsx';
import { PaperNote, type PaperRow, PaperRows, PaperSection } from './document-parts.tsx';
import { type } from './document-style.ts';
import { SungTitle } from './sung-title.tsx';

export interface ProgrammeSheetProps {
  document: ContentDocument;
  identity: StudioIdentity;
  /** 'from DKK' and '1,950', one per currency, as they are today. */
  prices: readonly PaperRow[];
}

/** The programme of a course on one sheet or two: the same words as its page, with today's prices. */
export function ProgrammeSheet({ document, identity, prices }: ProgrammeSheetProps) {
  const words = paperMessages[document.language];
  const headline = blockOf(document, 'headline');
  const title = headline?.text ?? identity.studioName;
  const lead = document.blocks.filter((block) => block.type === 'lead');
  const facts = document.blocks.filter((block) => block.type === 'facts');
  const body = document.blocks.filter((block) => block.type !== 'lead' && block.type !== 'facts');
  const seo = blockOf(document, 'seo');
  return (
    <Paper
      title={`${title}, ${identity.studioName}`}
      language={document.language}
      studioName={identity.studioName}
      {...(seo ? { subject: seo.description } : {})}
    >
      <PaperPage studioName={identity.studioName} running={title} bookmark={title}>
        <SungTitle text={title} {...(headline?.melody ? { melody: headline.melody } : {})} />
        <PaperBlocks blocks={lead} />
        <View style={{ flexDirection: 'row', gap: 30 }}>
          <View style={{ flex: 1.35 }}>
            <PaperBlocks blocks={body} />
          </View>
          <View style={{ flex: 1 }}>
            <PaperBlocks blocks={facts} />
            {prices.length > 0 && (
              <PaperSection heading={words.price}>
                <PaperRows rows={prices} />
                <PaperNote>{words.vat}</PaperNote>
              </PaperSection>
            )}
            <FindUs identity={identity} heading={words.findUs} />
          </View>
        </View>
      </PaperPage>
    </Paper>
  );
}

/** Address and ways to write, as the studio's identity has them. */
export function FindUs({ identity, heading }: { identity: StudioIdentity; heading: string }) {
  const lines = [...identity.addressLines, identity.phone, identity.email].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <View wrap={false}>
      <PaperSection heading={heading} isBookmarked={false}>
        {lines.map((line) => (
          <Text key={line} style={type.body}>
            {line}
          </Text>
        ))}
      </PaperSection>
    </View>
  );
}
