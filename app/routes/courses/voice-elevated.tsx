import { HearIt } from '#app/ui/media/hear-it.tsx';
import { hasPicture, Picture } from '#app/ui/media/picture.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { RichText } from '#app/web/rich-text/rich-text.tsx';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { programmePdfOf } from '#studio/shared/content/programme-pdf.ts';
import type { RichText as RichTextValue } from '#studio/shared/content/rich-text/rich-text.ts';
import type { Language } from '#studio/shared/language.ts';
import { payFromForm } from '../checkout/pay-from-form.ts';
import { Blocks, Voices } from '../site/parts/blocks.tsx';
import { SitePage } from '../site/parts/site-page.tsx';
import type { Route } from './+types/voice-elevated';
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
  cache: { keys: ['studio', 'voice-elevated', 'prices', 'dates'], seconds: 60 },
};

export function loader({ context }: Route.LoaderArgs) {
  return seatPage(context, 'voice-elevated', 'voice-elevated');
}

export function action({ request, context }: Route.ActionArgs) {
  return payFromForm(request, context);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return courseMeta(loaderData, 'Voice Elevated');
}

type Props = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>;

export default function VoiceElevated({ loaderData, actionData }: Props) {
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
            <a className="button" href="/voice-elevated-application">
              {words.applyNow}
            </a>
            <a className="button ghost plain" href="#programdetaljer">
              {words.programmeDetails}
            </a>
          </p>
        </HeadFacts>
      </ProgrammeHead>
      <Seat loaderData={loaderData} actionData={actionData} />
      <Weekends loaderData={loaderData} />
      <div className="wrap blocks">
        <Practical loaderData={loaderData} />
        <SingersSay block={blockOf(document, 'testimonials')} language={language} />
        <Documents loaderData={loaderData} />
      </div>
      <AskSection identity={frame.identity} language={language} {...(ask ? { text: ask.text } : {})} />
      <ProgrammeClosing
        programme={loaderData.programme}
        title={title}
        applyHref="/voice-elevated-application"
        language={language}
        themes={blockOf(document, 'steps', 'weekends')?.steps.map(({ title }) => title) ?? []}
      />
    </SitePage>
  );
}

function Seat({ loaderData, actionData }: Props) {
  const { frame, document, programme, seat, isBuyingOpen, title } = loaderData;
  const language = frame.language;
  const plate = blockOf(document, 'picture', 'plate');
  const idea = blockOf(document, 'statement', 'idea');
  return (
    <section className="programme rising-light">
      <div className="pane" />
      {plate && hasPicture(plate.picture) && (
        <figure className="plate" data-plate>
          <Picture name={plate.picture} alt={plate.alt} sizes="(min-width: 900px) 56vw, 100vw" />
          <div className="wrap">
            <HearIt name={plate.picture} title={title} />
          </div>
          {plate.caption && <figcaption className="caption wrap">{plate.caption}</figcaption>}
        </figure>
      )}
      <div className="words wrap">
        {idea && <p className="statement">{idea.text}</p>}
        {programme && <NextDate programme={programme} seat={seat} language={language} />}
        {programme && seat && seat.dates.length > 1 && (
          <BookSeat
            seat={seat}
            language={language}
            isBuyingOpen={isBuyingOpen}
            prices={programme.prices}
            courseId="voice-elevated"
            title={title}
            action={`${frame.prefix}${frame.path}`}
            failure={actionData?.payFailure ?? null}
          />
        )}
      </div>
    </section>
  );
}

function Weekends({ loaderData: { frame, document, programme } }: Pick<Props, 'loaderData'>) {
  const words = programmesMessages[frame.language];
  const weekends = blockOf(document, 'steps', 'weekends');
  return (
    <section className="climb" id="programdetaljer">
      <h2 className="held wrap">
        {blockOf(document, 'heading', 'weekends')?.text ?? words.programmeDetails}
      </h2>
      {weekends && (
        <Stairs
          stairs={weekends.steps.map((step, index) => ({
            key: step.title,
            over: [words.weekend(index + 1), ...weekendDates(programme, index)],
            title: step.title,
            text: step.text,
          }))}
        />
      )}
    </section>
  );
}

interface Stair {
  key: string;
  /** Shown above the title. */
  over: readonly string[];
  title: string;
  text: RichTextValue;
}

/** Drawn as a staircase on wide screens. */
function Stairs({ stairs }: { stairs: readonly Stair[] }) {
  return (
    <ol className="stairs">
      {stairs.map((stair, index) => (
        <li className={`reveal delay-${Math.min(9, index)}`} key={stair.key}>
          <p className="over">
            {stair.over.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <h3>{stair.title}</h3>
          <RichText value={stair.text} />
        </li>
      ))}
    </ol>
  );
}

function Practical({ loaderData: { frame, document } }: Pick<Props, 'loaderData'>) {
  const language = frame.language;
  const column = (...slots: [type: 'list' | 'prose' | 'facts' | 'steps', slot: string][]) => (
    <div className="blocks inner">
      <Blocks
        blocks={slots.flatMap(([type, slot]) => blockOf(document, type, slot) ?? [])}
        language={language}
      />
    </div>
  );
  return (
    <>
      <div className="two-columns">
        {column(['list', 'included'])}
        {column(['list', 'results'], ['prose', 'for'])}
      </div>
      <div className="two-columns facts-first">
        {column(['facts', 'practical'], ['prose', 'paying'])}
        <div className="blocks inner">
          <Blocks blocks={[blockOf(document, 'steps', 'apply') ?? []].flat()} language={language} />
          <p className="actions">
            <a className="button" href="/voice-elevated-application">
              {programmesMessages[language].applyNow}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}

function SingersSay({ block, language }: { block: BlockOf<'testimonials'> | null; language: Language }) {
  if (!block || block.items.length === 0) return null;
  return (
    <section className="unbound reveal">
      {block.heading && <h2 className="ruled">{block.heading}</h2>}
      <Voices items={block.items} language={language} />
    </section>
  );
}

function Documents({ loaderData: { frame, document } }: Pick<Props, 'loaderData'>) {
  const words = programmesMessages[frame.language];
  const programmePdf = programmePdfOf(document);
  return (
    <section className="unbound">
      <h2 className="ruled">{words.downloads}</h2>
      <p className="actions spaced">
        <a className="button ghost" href="/courses/voice-elevated/details" lang="en">
          {words.materials}
        </a>
        <a className="button ghost" href={documentHref('voice-elevated', frame.language)} download>
          {words.brochure}
        </a>
        {programmePdf && (
          <a className="button ghost" href={programmePdf} download>
            {words.programmePdf}
          </a>
        )}
      </p>
    </section>
  );
}

function weekendDates(programme: Route.ComponentProps['loaderData']['programme'], index: number): string[] {
  const run = programme?.next?.runs[index];
  return run ? [run.dates, run.hours] : [];
}
