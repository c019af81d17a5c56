import { Disclosure, Disclosures } from '#app/ui/disclosure.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { changesAt } from '#app/web/request-facts.ts';
import { RichText } from '#app/web/rich-text/rich-text.tsx';
import { worldOf } from '#app/web/world.ts';
import { shownNextClass } from '#studio/calendar/dates/weekly-class.queries.ts';
import { beginnerVocalsId } from '#studio/offers/catalogue/offer.ts';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { formats } from '#studio/shared/format.ts';
import { Blocks } from '../../site/parts/blocks.tsx';
import { seoOf } from '../../site/seo.ts';
import type { Route } from './+types/beginner-vocals';
import { classTime } from './course-card.data.ts';
import { BuyCard } from './parts/buy-card.tsx';
import { Join } from './parts/join.tsx';
import { notInHead, offerFacts } from './parts/offer-facts.ts';
import { ProgrammeDay } from './parts/programme-day.tsx';
import { ProgrammeEnd } from './parts/programme-end.tsx';
import { ProgrammeLayout } from './parts/programme-layout.tsx';
import { programmePage } from './programme.data.ts';
import { programmesMessages } from './programmes.messages.ts';

export const handle: PageHandle = { cache: { keys: ['studio', 'beginner-vocals', 'courses', 'prices'] } };

export async function loader({ context }: Route.LoaderArgs) {
  const world = worldOf(context);
  const page = await programmePage(context, 'beginner-vocals', beginnerVocalsId);
  const { language } = page.frame;
  const [next, overview] = await Promise.all([
    shownNextClass(world, beginnerVocalsId),
    contentDocument(world, 'courses', language),
  ]);
  changesAt(context, next.toInstant());
  const card = blockOf(overview, 'courseCards')?.items.find(({ offerId }) => offerId === beginnerVocalsId);
  const paymentUrl = world.settings.beginnerVocalsPaymentUrl;
  const isBuyingOpen = world.payments !== null;
  return { ...page, when: classTime(next, language), unit: card?.unit ?? null, paymentUrl, isBuyingOpen };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoOf(loaderData?.document, 'Beginner Vocals', loaderData?.frame);
}

export default function BeginnerVocals({ loaderData }: Route.ComponentProps) {
  const { frame, document, programme, title, when, unit, paymentUrl, isBuyingOpen } = loaderData;
  const language = frame.language;
  const prices = programme?.prices ?? [];
  const [price] = prices;
  const idea = blockOf(document, 'statement', 'idea');
  const hour = blockOf(document, 'steps', 'hour');
  const questions = blockOf(document, 'steps', 'questions');
  const practical = blockOf(document, 'facts', 'practical');
  const facts = [
    { key: 'when', label: when.text, value: when.rest.join(' · ') },
    ...offerFacts({ seat: null, practical }, language),
  ];
  const join = price && (
    <Join
      price={`${price.currency} ${price.amount}`}
      currency={price.currency}
      action={`${frame.prefix}/courses`}
      language={language}
      paymentUrl={paymentUrl}
      isBuyingOpen={isBuyingOpen}
    />
  );
  return (
    <ProgrammeLayout
      frame={frame}
      document={document}
      title={title}
      programme={programme}
      stage="laptop"
      step={join}
      when={when.next?.text}
      card={
        <BuyCard
          facts={facts}
          prices={prices}
          unit={unit}
          language={language}
          currency={{ chosen: 'nowhere' }}
        >
          {join}
        </BuyCard>
      }
    >
      {hour && (
        <ProgrammeDay
          heading={hour.heading ?? title}
          heights={[0, 5, 2]}
          parts={hour.steps}
          sound={{ name: blockOf(document, 'picture', 'incipit')?.picture ?? '', title }}
        />
      )}
      {idea && (
        <section className="wrap programme-idea reveal">
          <p className="statement">{idea.text}</p>
        </section>
      )}
      <div className="wrap programme-details">
        <div className="programme-lists">
          <Blocks
            blocks={[blockOf(document, 'list', 'included') ?? [], notInHead(practical, null)].flat()}
            language={language}
          />
        </div>
        {questions && <Questions block={questions} />}
      </div>
      <ProgrammeEnd
        heading={
          when.next ? programmesMessages[language].singOn(formats[language].day(when.next.date)) : title
        }
        identity={frame.identity}
        language={language}
      >
        {join}
      </ProgrammeEnd>
    </ProgrammeLayout>
  );
}

function Questions({ block }: { block: BlockOf<'steps'> }) {
  return (
    <section>
      <h2 className="ruled">{block.heading}</h2>
      <Disclosures>
        {block.steps.map((question) => (
          <Disclosure key={question.title} summary={question.title}>
            <RichText value={question.text} />
          </Disclosure>
        ))}
      </Disclosures>
    </section>
  );
}
