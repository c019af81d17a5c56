import { Disclosure, Disclosures } from '#app/ui/disclosure.tsx';
import { HearIt } from '#app/ui/media/hear-it.tsx';
import { hasPicture, Picture } from '#app/ui/media/picture.tsx';
import { PriceLeaders } from '#app/ui/price-leaders.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { changesAt } from '#app/web/request-facts.ts';
import { RichText } from '#app/web/rich-text/rich-text.tsx';
import { worldOf } from '#app/web/world.ts';
import { shownNextClass } from '#studio/calendar/dates/weekly-class.queries.ts';
import { beginnerVocalsId } from '#studio/offers/catalogue/offer.ts';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { Blocks } from '../site/parts/blocks.tsx';
import { SitePage } from '../site/parts/site-page.tsx';
import { seoOf } from '../site/seo.ts';
import type { Route } from './+types/beginner-vocals';
import { classTime } from './course-card.data.ts';
import { ClosingDate } from './parts/closing-date.tsx';
import { closingHeading } from './parts/closing-heading.ts';
import { HeadFacts } from './parts/head-facts.tsx';
import { Join } from './parts/join.tsx';
import { offerFacts } from './parts/offer-facts.ts';
import { ProgrammeHead } from './parts/programme-head.tsx';
import { priceNote } from './price-rows.ts';
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
  const [price] = programme?.prices ?? [];
  const incipit = blockOf(document, 'picture', 'incipit');
  const idea = blockOf(document, 'statement', 'idea');
  const hour = blockOf(document, 'steps', 'hour');
  const questions = blockOf(document, 'steps', 'questions');
  const practical = blockOf(document, 'facts', 'practical');
  const facts = [
    { key: 'when', label: when.text, value: when.rest.join(' · ') },
    ...offerFacts({ prices: programme?.prices ?? [], seat: null, practical, unit }, language),
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
    <SitePage frame={frame} document={document}>
      <ProgrammeHead
        document={document}
        title={title}
        frame={frame}
        teachers={programme?.teachers ?? []}
        back={{ href: '/courses', label: programmesMessages[language].back }}
      >
        <HeadFacts facts={facts}>{join}</HeadFacts>
      </ProgrammeHead>
      {hour && <LessonHour block={hour} />}
      {idea && (
        <section className="wrap idea reveal">
          <p className="statement">{idea.text}</p>
        </section>
      )}
      <div className="wrap blocks">
        <div className="two-columns">
          <div className="blocks inner">
            <Blocks blocks={[blockOf(document, 'list', 'included') ?? []].flat()} language={language} />
            {incipit && <Opening block={incipit} title={title} />}
          </div>
          <div className="blocks inner">
            <Blocks blocks={[practical ?? []].flat()} language={language} />
            {programme && (
              <PriceLeaders prices={programme.prices} note={priceNote(programme.prices, frame.language)} />
            )}
          </div>
        </div>
        {questions && <Questions block={questions} />}
      </div>
      <ClosingDate heading={when.next ? closingHeading({ startsOn: when.next.date }, language) : title}>
        {join}
      </ClosingDate>
    </SitePage>
  );
}

function LessonHour({ block }: { block: BlockOf<'steps'> }) {
  return (
    <section className="lesson-hour">
      <h2 className="held wrap">{block.heading}</h2>
      <ol>
        {block.steps.map((part) => (
          <li key={part.title}>
            <h3>{part.title}</h3>
            <RichText value={part.text} />
          </li>
        ))}
      </ol>
    </section>
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

function Opening({ block, title }: { block: BlockOf<'picture'>; title: string }) {
  if (!hasPicture(block.picture)) return null;
  return (
    <figure className="etude small" data-plate>
      <Picture name={block.picture} alt={block.alt} />
      <HearIt name={block.picture} title={title} />
    </figure>
  );
}
