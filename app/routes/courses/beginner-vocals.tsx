import { Disclosure, Disclosures } from '#app/ui/disclosure.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { HearIt } from '#app/ui/media/hear-it.tsx';
import { hasPicture, Picture } from '#app/ui/media/picture.tsx';
import { PriceLeaders } from '#app/ui/price-leaders.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { changesAt } from '#app/web/request-facts.ts';
import { RichText } from '#app/web/rich-text/rich-text.tsx';
import { worldOf } from '#app/web/world.ts';
import { beginnerVocalsId } from '#studio/catalogue/offer.ts';
import type { BlockOf } from '#studio/content/blocks.ts';
import { contentDocument } from '#studio/content/content.queries.ts';
import { blockOf } from '#studio/content/document.ts';
import { shownNextClass } from '#studio/dates/weekly-class.queries.ts';
import { Blocks } from '../site/parts/blocks.tsx';
import { SitePage } from '../site/parts/site-page.tsx';
import { seoOf } from '../site/seo.ts';
import type { Route } from './+types/beginner-vocals';
import { classTime } from './course-card.data.ts';
import { taughtBy } from './instructor-names.ts';
import { Join } from './parts/join.tsx';
import { ProgrammeHead } from './parts/programme-head.tsx';
import { type PriceRow, reducedNote } from './price-rows.ts';
import { programmePage } from './programme.data.ts';
import { programmesMessages } from './programmes.messages.ts';

export const handle: PageHandle = { cache: { keys: ['studio', 'beginner-vocals', 'courses', 'prices'] } };

export async function loader({ context }: Route.LoaderArgs) {
  const world = worldOf(context);
  const page = await programmePage(context, 'beginner-vocals', beginnerVocalsId);
  const { language, identity } = page.frame;
  const [next, overview] = await Promise.all([
    shownNextClass(world, beginnerVocalsId, identity.timeZone),
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
  const words = programmesMessages[language];
  const [price] = programme?.prices ?? [];
  const incipit = blockOf(document, 'picture', 'incipit');
  const idea = blockOf(document, 'statement', 'idea');
  const hour = blockOf(document, 'steps', 'hour');
  const questions = blockOf(document, 'steps', 'questions');
  return (
    <SitePage frame={frame} document={document}>
      <ProgrammeHead document={document} title={title} back={{ href: '/courses', label: words.back }}>
        <div className="head-facts">
          <Leaders isFull rows={factsOf({ when, price, unit, label: words.price })} />
          {price && (
            <Join
              price={`${price.currency} ${price.amount}`}
              currency={price.currency}
              action={`${frame.prefix}/courses`}
              language={language}
              paymentUrl={paymentUrl}
              isBuyingOpen={isBuyingOpen}
            />
          )}
        </div>
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
            {incipit && hasPicture(incipit.picture) && (
              <figure className="etude small" data-plate>
                <Picture name={incipit.picture} alt={incipit.alt} />
                <HearIt name={incipit.picture} title={incipit.alt} />
              </figure>
            )}
          </div>
          <div className="blocks inner">
            <Blocks blocks={[blockOf(document, 'facts', 'practical') ?? []].flat()} language={language} />
            {programme && (
              <PriceLeaders prices={programme.prices} note={reducedNote(programme.prices, frame.language)} />
            )}
            {programme && programme.instructors.length > 0 && (
              <p>{taughtBy(programme.instructors, language)}</p>
            )}
          </div>
        </div>
        {questions && <Questions block={questions} />}
      </div>
    </SitePage>
  );
}

/** When the class takes place, and what a term of it costs. */
function factsOf({
  when,
  price,
  unit,
  label,
}: {
  when: ReturnType<typeof classTime>;
  price: PriceRow | undefined;
  unit: string | null;
  label: string;
}) {
  const amount = price && [`${price.currency} ${price.amount}`, unit].filter(Boolean).join(' ');
  return [
    { key: 'when', label: when.text, value: when.rest.join(' · ') },
    ...(amount ? [{ key: 'price', label, value: amount }] : []),
  ];
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
