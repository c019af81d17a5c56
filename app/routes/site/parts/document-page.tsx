import type { ReactNode } from 'react';
import { Plate } from '#app/ui/media/plate.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import type { Block } from '#studio/shared/content/blocks.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { pageOfPlace } from '#studio/site/pages/own-page.ts';
import type { ContentPageData } from '../content-page.data.ts';
import { Blocks, contentsOf } from './blocks.tsx';
import { sectionUnder } from './first-sentences.ts';
import { inShortMessages } from './in-short.messages.ts';
import { InShort } from './in-short.tsx';
import { LeadPicture } from './media-blocks.tsx';
import { SitePage } from './site-page.tsx';

interface DocumentPageProps {
  data: ContentPageData;
  /** A page to be read for pleasure; legal pages have a plain head. */
  isSung?: boolean;
  /** Its few parts are beside each other on a wide screen. */
  isInColumns?: boolean;
  /** Begins with what it says in short. */
  hasSummary?: boolean;
  children?: ReactNode;
  /** Over the whole width, below the text. */
  after?: ReactNode;
}

export function DocumentPage({
  data,
  isSung = false,
  isInColumns = false,
  hasSummary = false,
  children,
  after,
}: DocumentPageProps) {
  const { frame, document, offers, title } = data;
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead');
  const plate = blockOf(document, 'picture', 'aside');
  const summary = hasSummary ? sectionUnder(inShortMessages[frame.language].heading, document.blocks) : null;
  const shown: (Block | null)[] = [headline, lead, plate, summary];
  const rest = document.blocks.filter((block) => !shown.includes(block));
  const photograph = pageOfPlace(headline?.picture ?? '') === null ? null : headline?.picture;
  const contents = plate || photograph ? null : contentsOf(rest, frame.language);
  const head = { headline: headline?.text ?? title, ...(lead ? { lead: lead.text } : {}) };
  return (
    <SitePage frame={frame} document={document}>
      {isSung ? (
        <PageHead {...head} {...(headline?.melody ? { melody: headline.melody } : {})} />
      ) : (
        <PlainHead {...head} />
      )}
      {hasSummary && <InShort own={summary} blocks={rest} language={frame.language} />}
      <div className={`wrap ${contents ? 'guided' : isInColumns ? '' : 'beside'}`}>
        {contents}
        {photograph && (
          <LeadPicture name={photograph} alt={headline?.pictureAlt ?? ''} caption={headline?.caption} />
        )}
        <div className={isInColumns ? 'blocks in-columns' : 'blocks'}>
          <Blocks blocks={rest} language={frame.language} offers={offers} hasAnchors />
          {children}
        </div>
        {plate && <Plate name={plate.picture} alt={plate.alt} title={head.headline} />}
      </div>
      {after && <div className="wrap blocks">{after}</div>}
    </SitePage>
  );
}
