import { HearIt } from '#app/ui/media/hear-it.tsx';
import { hasPicture, Picture } from '#app/ui/media/picture.tsx';
import { PriceLeaders } from '#app/ui/price-leaders.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { Blocks } from '../site/parts/blocks.tsx';
import { SitePage } from '../site/parts/site-page.tsx';
import { seoOf } from '../site/seo.ts';
import type { Route } from './+types/advanced-technique';
import { ClosingDate } from './parts/closing-date.tsx';
import { HeadFacts } from './parts/head-facts.tsx';
import { offerFacts } from './parts/offer-facts.ts';
import { ProgrammeHead } from './parts/programme-head.tsx';
import { Studies } from './parts/studies.tsx';
import { priceNote } from './price-rows.ts';
import { programmePage } from './programme.data.ts';
import { programmesMessages } from './programmes.messages.ts';

export const handle: PageHandle = { cache: { keys: ['studio', 'advanced-technique', 'prices'] } };

export function loader({ context }: Route.LoaderArgs) {
  return programmePage(context, 'advanced-technique', 'advanced-technique');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoOf(loaderData?.document, 'Advanced Technique', loaderData?.frame);
}

export default function AdvancedTechnique({ loaderData }: Route.ComponentProps) {
  const { frame, document, programme, title } = loaderData;
  const language = frame.language;
  const words = programmesMessages[language];
  const incipit = blockOf(document, 'picture', 'incipit');
  const work = blockOf(document, 'steps', 'work');
  const practical = blockOf(document, 'facts', 'practical');
  const prices = programme?.prices ?? [];
  const facts = offerFacts({ prices, seat: null, practical }, language);
  const ask = (
    <p className="actions">
      <a className="button" href="/contact">
        {words.askNextClass}
      </a>
    </p>
  );
  return (
    <SitePage frame={frame} document={document}>
      <ProgrammeHead
        document={document}
        title={title}
        frame={frame}
        teachers={programme?.teachers ?? []}
        back={{ href: '/courses', label: words.back }}
      >
        <HeadFacts facts={facts}>{ask}</HeadFacts>
      </ProgrammeHead>
      {incipit && hasPicture(incipit.picture) && (
        <figure className="etude" data-plate>
          <Picture name={incipit.picture} alt={incipit.alt} />
          <HearIt name={incipit.picture} title={title} />
        </figure>
      )}
      <div className="wrap blocks">
        <div className="two-columns">
          <div className="blocks inner">
            {work && <Studies block={work} />}
            <Blocks blocks={[blockOf(document, 'prose', 'next') ?? []].flat()} language={language} />
          </div>
          <div className="blocks inner">
            {programme && <PriceLeaders prices={prices} note={priceNote(prices, language)} />}
            <Blocks
              blocks={[blockOf(document, 'list', 'for') ?? [], practical ?? []].flat()}
              language={language}
            />
          </div>
        </div>
      </div>
      <ClosingDate heading={words.noDate}>{ask}</ClosingDate>
    </SitePage>
  );
}
