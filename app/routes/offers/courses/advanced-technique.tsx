import type { PageHandle } from '#app/web/page-handle.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { Blocks } from '../../site/parts/blocks.tsx';
import { seoOf } from '../../site/seo.ts';
import type { Route } from './+types/advanced-technique';
import { BuyCard } from './parts/buy-card.tsx';
import { notInHead, offerFacts } from './parts/offer-facts.ts';
import { ProgrammeDay } from './parts/programme-day.tsx';
import { ProgrammeEnd } from './parts/programme-end.tsx';
import { ProgrammeLayout } from './parts/programme-layout.tsx';
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
  const work = blockOf(document, 'steps', 'work');
  const prices = programme?.prices ?? [];
  const practical = blockOf(document, 'facts', 'practical');
  const ask = (
    <a className="button" href="/contact">
      {words.askNextClass}
    </a>
  );
  return (
    <ProgrammeLayout
      frame={frame}
      document={document}
      title={title}
      programme={programme}
      stage="ladder"
      step={ask}
      prices={prices}
      card={
        <BuyCard
          facts={offerFacts({ seat: null, practical }, language)}
          prices={prices}
          language={language}
          currency={{ chosen: 'here', title }}
        >
          <p className="actions">{ask}</p>
        </BuyCard>
      }
    >
      {work && (
        <ProgrammeDay
          heading={work.heading ?? title}
          heights={[2, 4, 7, 3]}
          parts={work.steps}
          sound={{ name: blockOf(document, 'picture', 'incipit')?.picture ?? '', title }}
        />
      )}
      <div className="wrap programme-lists">
        <Blocks
          blocks={[
            blockOf(document, 'list', 'for') ?? [],
            blockOf(document, 'prose', 'next') ?? [],
            notInHead(practical, null),
          ].flat()}
          language={language}
        />
      </div>
      <ProgrammeEnd heading={words.noDate} identity={frame.identity} language={language}>
        <p className="actions">{ask}</p>
      </ProgrammeEnd>
    </ProgrammeLayout>
  );
}
