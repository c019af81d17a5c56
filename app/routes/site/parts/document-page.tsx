import type { ReactNode } from 'react';
import { Plate } from '#app/ui/media/plate.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { blockOf } from '#studio/content/document.ts';
import type { ContentPageData } from '../content-page.data.ts';
import { Blocks } from './blocks.tsx';
import { SitePage } from './site-page.tsx';

export function DocumentPage({ data, children }: { data: ContentPageData; children?: ReactNode }) {
  const { frame, document, offers, title } = data;
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead');
  const plate = blockOf(document, 'picture', 'aside');
  const rest = document.blocks.filter((block) => block !== headline && block !== lead && block !== plate);
  return (
    <SitePage frame={frame}>
      <PageHead
        headline={headline?.text ?? title}
        {...(headline?.melody ? { melody: headline.melody } : {})}
        {...(lead ? { lead: lead.text } : {})}
      />
      <div className={plate ? 'wrap beside' : 'wrap'}>
        <div className="blocks">
          <Blocks blocks={rest} language={frame.language} offers={offers} />
          {children}
        </div>
        {plate && <Plate name={plate.picture} alt={plate.alt} />}
      </div>
    </SitePage>
  );
}
