import type { Block, BlockOf } from '#studio/shared/content/blocks.ts';
import { blockOf, type ContentDocument } from '#studio/shared/content/document.ts';
import type { StudioIdentity } from '#studio/shared/content/identity.ts';
import { plainText } from '#studio/shared/content/rich-text/rich-text.ts';
import { colours } from './colours.ts';
import { documentMessages } from './document.messages.ts';
import { DocumentBlocks } from './document-blocks.tsx';
import { DocumentCover, type DocumentCoverProps } from './document-cover.tsx';
import { Link, Text, View } from './document-elements.ts';
import { DocumentLayout, DocumentPage } from './document-page.tsx';
import { DocumentNote, type DocumentRow, DocumentRows, DocumentSection } from './document-parts.tsx';
import { type } from './document-style.ts';
import { FindUs } from './programme-sheet.tsx';

export interface BrochureProps {
  document: ContentDocument;
  identity: StudioIdentity;
  variant: DocumentCoverProps['variant'];
  picture?: string;
  prices: readonly DocumentRow[];
  next: { dates: string; runs: readonly { dates: string; hours: string }[] } | null;
  applyUrl: string;
}

export function Brochure({ document, identity, variant, picture, prices, next, applyUrl }: BrochureProps) {
  const words = documentMessages[document.language];
  const headline = blockOf(document, 'headline');
  const title = headline?.text ?? identity.studioName;
  const seo = blockOf(document, 'seo');
  const idea = blockOf(document, 'statement', 'idea');
  const weekends = blockOf(document, 'steps', 'weekends');
  const days = blockOf(document, 'steps', 'days');
  return (
    <DocumentLayout
      title={`${title}, ${identity.studioName}`}
      language={document.language}
      studioName={identity.studioName}
      {...(seo ? { subject: seo.description } : {})}
    >
      <DocumentCover
        studioName={identity.studioName}
        title={title}
        {...(headline?.melody ? { melody: headline.melody } : {})}
        {...optional('lead', blockOf(document, 'lead')?.text)}
        {...optional('picture', picture)}
        foot={next ? [next.dates] : []}
        variant={variant}
        bookmark={title}
      />
      <DocumentPage studioName={identity.studioName} running={title}>
        {idea && (
          <Text style={{ ...type.lead, fontSize: 21, lineHeight: 1.28, marginBottom: 10, maxWidth: 440 }}>
            {idea.text}
          </Text>
        )}
        <DocumentBlocks
          blocks={some(blockOf(document, 'prose', 'overview'), blockOf(document, 'steps', 'highlights'))}
        />
        {weekends && (
          <Weekends
            steps={weekends.steps}
            heading={blockOf(document, 'heading', 'weekends')?.text ?? title}
            runs={next?.runs ?? []}
            words={words}
          />
        )}
        {days && <Days block={days} words={words} />}
        <DocumentBlocks
          blocks={some(
            blockOf(document, 'list', 'included'),
            blockOf(document, 'list', 'results'),
            blockOf(document, 'prose', 'for'),
            blockOf(document, 'prose', 'venue'),
          )}
        />
        <DocumentBlocks blocks={some(blockOf(document, 'facts', 'practical'))} />
        <DatesAndPrice document={document} next={next} prices={prices} />
        <HowToApply document={document} identity={identity} applyUrl={applyUrl} />
      </DocumentPage>
    </DocumentLayout>
  );
}

type Words = (typeof documentMessages)['en'];

function Weekends({
  steps,
  heading,
  runs,
  words,
}: {
  steps: BlockOf<'steps'>['steps'];
  heading: string;
  runs: NonNullable<BrochureProps['next']>['runs'];
  words: Words;
}) {
  return (
    <DocumentSection heading={heading}>
      {steps.map((step, index) => (
        <ClimbingStep
          key={step.title}
          title={step.title}
          text={plainText(step.text)}
          over={weekendLine(words.weekend(index + 1), runs[index])}
          step={index}
        />
      ))}
    </DocumentSection>
  );
}

function Days({ block, words }: { block: BlockOf<'steps'>; words: Words }) {
  return (
    <DocumentSection {...(block.heading ? { heading: block.heading } : {})}>
      {block.steps.map((day, index) => (
        <ClimbingStep
          key={day.title}
          title={day.title}
          text={plainText(day.text)}
          over={words.day(index + 1)}
          step={0}
        />
      ))}
    </DocumentSection>
  );
}

function DatesAndPrice({ document, next, prices }: Pick<BrochureProps, 'document' | 'next' | 'prices'>) {
  const words = documentMessages[document.language];
  const dates = [
    ...(next ? [{ label: words.next, value: next.dates }] : []),
    ...prices.map((price) => ({ label: `${words.price}, ${price.label}`, value: price.value })),
  ];
  if (dates.length === 0) return null;
  return (
    <DocumentSection heading={words.datesAndPrice} isKept>
      <DocumentRows rows={dates} />
      <DocumentNote>{words.vat}</DocumentNote>
      <DocumentBlocks blocks={some(blockOf(document, 'prose', 'paying'))} />
    </DocumentSection>
  );
}

function HowToApply({
  document,
  identity,
  applyUrl,
}: Pick<BrochureProps, 'document' | 'identity' | 'applyUrl'>) {
  return (
    <View wrap={false}>
      <DocumentBlocks blocks={some(blockOf(document, 'steps', 'apply'))} />
      <Link src={applyUrl} style={{ ...type.name, color: colours.ink, textDecoration: 'underline' }}>
        {applyUrl.replace(/^https?:\/\//, '')}
      </Link>
      <FindUs identity={identity} heading={documentMessages[document.language].findUs} />
    </View>
  );
}

function some(...found: (Block | null)[]): Block[] {
  return found.filter((block) => block !== null);
}

function ClimbingStep({
  over,
  title,
  text,
  step,
}: {
  over: string;
  title: string;
  text: string;
  step: number;
}) {
  return (
    <View
      wrap={false}
      style={{
        marginLeft: step * 34,
        marginBottom: 9,
        paddingTop: 5,
        borderTopWidth: 0.6,
        borderTopColor: colours.hair,
      }}
    >
      <Text style={type.small}>{over}</Text>
      <Text style={{ ...type.name, fontSize: 15 }}>{title}</Text>
      <Text style={{ ...type.body, maxWidth: 380 }}>{text}</Text>
    </View>
  );
}

function weekendLine(name: string, run: { dates: string; hours: string } | undefined): string {
  return run ? `${name}, ${run.dates}, ${run.hours}` : name;
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });
}
