import { Disclosure, Disclosures } from '#app/ui/disclosure.tsx';
import { HearIt } from '#app/ui/media/hear-it.tsx';
import { hasPicture, Picture } from '#app/ui/media/picture.tsx';
import { PriceLeaders } from '#app/ui/price-leaders.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { worldOf } from '#app/web/world.ts';
import { beginnerVocalsId } from '#studio/catalogue/offer.ts';
import type { BlockOf } from '#studio/content/blocks.ts';
import { blockOf } from '#studio/content/document.ts';
import { Blocks } from '../site/parts/blocks.tsx';
import { SitePage } from '../site/parts/site-page.tsx';
import { seoOf } from '../site/seo.ts';
import type { Route } from './+types/beginner-vocals';
import { taughtBy } from './instructor-names.ts';
import { Join } from './parts/join.tsx';
import { ProgrammeHead } from './parts/programme-head.tsx';
import { reducedNote } from './price-rows.ts';
import { programmePage } from './programme.data.ts';
import { programmesMessages } from './programmes.messages.ts';

export const handle: PageHandle = { cache: { keys: ['studio', 'beginner-vocals', 'prices'] } };

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, payments } = worldOf(context);
  const page = await programmePage(context, 'beginner-vocals', beginnerVocalsId);
  return { ...page, paymentUrl: settings.beginnerVocalsPaymentUrl, isBuyingOpen: payments !== null };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoOf(loaderData?.document, 'Beginner Vocals', loaderData?.frame);
}

export default function BeginnerVocals({ loaderData }: Route.ComponentProps) {
  const { frame, document, programme, title, paymentUrl, isBuyingOpen } = loaderData;
  const language = frame.language;
  const words = programmesMessages[language];
  const [price] = programme?.prices ?? [];
  const incipit = blockOf(document, 'picture', 'incipit');
  const idea = blockOf(document, 'statement', 'idea');
  const hour = blockOf(document, 'steps', 'hour');
  const questions = blockOf(document, 'steps', 'questions');
  return (
    <SitePage frame={frame}>
      <ProgrammeHead document={document} title={title} back={{ href: '/courses', label: words.back }}>
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

function LessonHour({ block }: { block: BlockOf<'steps'> }) {
  return (
    <section className="lesson-hour">
      <h2 className="held wrap">{block.heading}</h2>
      <ol>
        {block.steps.map((part) => (
          <li key={part.title}>
            <h3>{part.title}</h3>
            <p>{part.text}</p>
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
            <p>{question.text}</p>
          </Disclosure>
        ))}
      </Disclosures>
    </section>
  );
}
