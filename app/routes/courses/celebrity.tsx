import { HearIt } from '#app/ui/media/hear-it.tsx';
import { hasPicture, Picture } from '#app/ui/media/picture.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { RichBlocks, RichText } from '#app/web/rich-text/rich-text.tsx';
import { worldOf } from '#app/web/world.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import type { RichText as RichTextValue } from '#studio/shared/content/rich-text/rich-text.ts';
import { nextSlots } from '../booking/next-slots.data.ts';
import { payFromForm } from '../checkout/pay-from-form.ts';
import { Blocks } from '../site/parts/blocks.tsx';
import { SitePage } from '../site/parts/site-page.tsx';
import { takesBlock, takesBlockKeys } from '../site/takes/takes.data.ts';
import { TakesSection } from '../site/takes/takes-section.tsx';
import type { Route } from './+types/celebrity';
import { courseMeta } from './course-meta.ts';
import { documentHref } from './document-names.ts';
import { AskSection } from './parts/ask-section.tsx';
import { BookSeat } from './parts/book-seat.tsx';
import { HeadFacts } from './parts/head-facts.tsx';
import { NextDate } from './parts/next-date.tsx';
import { offerFacts, pastDate } from './parts/offer-facts.ts';
import { ProgrammeClosing } from './parts/programme-closing.tsx';
import { ProgrammeHead } from './parts/programme-head.tsx';
import { seatPage } from './programme.data.ts';
import { programmesMessages } from './programmes.messages.ts';

export const handle: PageHandle = {
  cache: { keys: ['studio', 'celebrity-vocal-experience', 'dates', ...takesBlockKeys], seconds: 60 },
};

export async function loader({ context }: Route.LoaderArgs) {
  const page = await seatPage(context, 'celebrity-vocal-experience', 'celebrity-vocal-experience');
  const next = await nextSlots(context);
  return { ...page, takes: await takesBlock(worldOf(context), page.frame.language, next) };
}

export function action({ request, context }: Route.ActionArgs) {
  return payFromForm(request, context);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return courseMeta(loaderData, 'Celebrity Vocal Experience');
}

type Props = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>;

export default function Celebrity({ loaderData, actionData }: Props) {
  const { frame, document, programme, seat, title } = loaderData;
  const language = frame.language;
  const words = programmesMessages[language];
  const ask = blockOf(document, 'statement', 'ask');
  const prices = programme?.prices ?? [];
  const facts = [...offerFacts({ prices, seat }, language), ...pastDate(programme, language)];
  return (
    <SitePage frame={frame} document={document}>
      <ProgrammeHead
        document={document}
        title={title}
        frame={frame}
        teachers={programme?.teachers ?? []}
        back={{ href: '/courses', label: words.back }}
      >
        <HeadFacts facts={facts} prices={prices} language={language}>
          <p className="actions">
            <Apply label={words.applyNow} />
            <a className="button ghost" href="/about">
              {words.aboutCoach(frame.identity.coachFirstName)}
            </a>
          </p>
        </HeadFacts>
      </ProgrammeHead>
      <Overview loaderData={loaderData} actionData={actionData} />
      <Highlights block={blockOf(document, 'steps', 'highlights')} />
      <TakesSection block={loaderData.takes} language={language} />
      <Days block={blockOf(document, 'steps', 'days')} day={words.day} />
      <Practical loaderData={loaderData} />
      <AskSection
        id="contact"
        heading={words.contact}
        identity={frame.identity}
        language={language}
        {...(ask ? { text: ask.text } : {})}
      />
      <ProgrammeClosing
        programme={loaderData.programme}
        title={title}
        applyHref="/celebrity-application"
        language={language}
      />
    </SitePage>
  );
}

function Apply({ label }: { label: string }) {
  return (
    <a className="button" href="/celebrity-application">
      {label}
    </a>
  );
}

function Overview({ loaderData, actionData }: Props) {
  const { frame, document, programme, seat, isBuyingOpen, title } = loaderData;
  const language = frame.language;
  const plate = blockOf(document, 'picture', 'plate');
  const overview = blockOf(document, 'prose', 'overview');
  return (
    <section className="programme night wrap" id="overview">
      {plate && hasPicture(plate.picture) && (
        <figure className="plate" data-plate>
          <Picture name={plate.picture} alt={plate.alt} sizes="(min-width: 900px) 62vw, 108vw" isOnNight />
          <HearIt name={plate.picture} title={title} />
        </figure>
      )}
      <div className="words">
        {overview && (
          <>
            <h2>{overview.heading}</h2>
            <RichBlocks value={overview.paragraphs} className="text" />
          </>
        )}
        {programme && <NextDate programme={programme} seat={seat} language={language} />}
        {programme && seat && seat.dates.length > 1 && (
          <BookSeat
            seat={seat}
            language={language}
            isBuyingOpen={isBuyingOpen}
            prices={programme.prices}
            courseId="celebrity-vocal-experience"
            title={title}
            action={`${frame.prefix}${frame.path}`}
            failure={actionData?.payFailure ?? null}
          />
        )}
        <p className="actions">
          <Apply label={programmesMessages[language].applyNow} />
        </p>
      </div>
    </section>
  );
}

type Steps = ReturnType<typeof blockOf<'steps'>>;

function Highlights({ block }: { block: Steps }) {
  if (!block) return null;
  return (
    <section className="wrap highlights" id="highlights">
      <h2 className="held">{block.heading}</h2>
      <ul>
        {block.steps.map((highlight, index) => (
          <li className={`reveal delay-${Math.min(9, index)}`} key={highlight.title}>
            <h3>{highlight.title}</h3>
            <RichText value={highlight.text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Days({ block, day }: { block: Steps; day: (number: number) => string }) {
  if (!block) return null;
  return (
    <section className="climb" id="days">
      <h2 className="held wrap">{block.heading}</h2>
      <Melody
        notes={block.steps.map(({ title, text }, index) => ({
          key: title,
          over: day(index + 1),
          title,
          text,
        }))}
      />
    </section>
  );
}

interface MelodyNote {
  key: string;
  over: string;
  title: string;
  text: RichTextValue;
}

/** Drawn as notes on one staff. */
function Melody({ notes }: { notes: readonly MelodyNote[] }) {
  return (
    <ol className="melody">
      {notes.map((note, index) => (
        <li className={`reveal delay-${Math.min(9, index)}`} key={note.key}>
          <p className="over">{note.over}</p>
          <h3>{note.title}</h3>
          <RichText value={note.text} />
        </li>
      ))}
    </ol>
  );
}

function Practical({ loaderData }: Pick<Props, 'loaderData'>) {
  const { frame, document } = loaderData;
  const language = frame.language;
  const words = programmesMessages[language];
  const venue = blockOf(document, 'prose', 'venue');
  const one = (type: 'list' | 'facts' | 'steps', slot: string) => (
    <Blocks blocks={[blockOf(document, type, slot) ?? []].flat()} language={language} />
  );
  return (
    <div className="wrap blocks">
      <div className="two-columns">
        {one('list', 'included')}
        {one('facts', 'practical')}
      </div>
      {venue && (
        <section className="unbound venue reveal" id="venue">
          <h2 className="ruled">{venue.heading}</h2>
          <RichBlocks value={venue.paragraphs} className="lead" first="statement" />
        </section>
      )}
      <div className="two-columns">
        <div>
          {one('steps', 'apply')}
          <p className="actions spaced">
            <Apply label={words.applyNow} />
          </p>
        </div>
        <section>
          <h2 className="ruled">{words.downloads}</h2>
          <p className="actions spaced">
            <a className="button ghost" href={documentHref('celebrity-vocal-experience', language)} download>
              {words.brochure}
            </a>
          </p>
        </section>
      </div>
    </div>
  );
}
