import type { PageHandle } from '#app/web/page-handle.ts';
import { RichBlocks } from '#app/web/rich-text/rich-text.tsx';
import { worldOf } from '#app/web/world.ts';
import { blockOf, type ContentDocument } from '#studio/shared/content/document.ts';
import { nextSlots } from '../../calendar/booking/next-slots.data.ts';
import { payFromForm } from '../../money/checkout/pay-from-form.ts';
import { takesBlock, takesBlockKeys } from '../../site/takes/takes.data.ts';
import { TakesSection } from '../../site/takes/takes-section.tsx';
import type { Route } from './+types/celebrity';
import { courseMeta } from './course-meta.ts';
import { documentHref } from './document-names.ts';
import { BuyCard } from './parts/buy-card.tsx';
import { FoldedParts, foldedPart } from './parts/folded-parts.tsx';
import { GuestWords } from './parts/guest-words.tsx';
import { NextDate } from './parts/next-date.tsx';
import { offerFacts, withPastDate } from './parts/offer-facts.ts';
import { ProgrammeDay } from './parts/programme-day.tsx';
import { ProgrammeEnd } from './parts/programme-end.tsx';
import { ProgrammeLayout } from './parts/programme-layout.tsx';
import { ProgrammePlate } from './parts/programme-plate.tsx';
import { SeatDates } from './parts/seat-dates.tsx';
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
  const prices = programme?.prices ?? [];
  const days = blockOf(document, 'steps', 'days');
  const apply = (
    <a className="button" href="/celebrity-application">
      {words.applyNow}
    </a>
  );
  return (
    <ProgrammeLayout
      frame={frame}
      document={document}
      title={title}
      programme={programme}
      step={apply}
      when={seat?.next?.shortWhen}
      prices={prices}
      card={
        <BuyCard
          facts={offerFacts({ seat }, language)}
          prices={prices}
          language={language}
          currency={{ chosen: 'here', title }}
        >
          {programme && <NextDate programme={programme} seat={seat} language={language} />}
          <p className="actions">
            {apply}
            <a className="text-link" href="/about">
              {words.aboutCoach(frame.identity.coachFirstName)}
            </a>
          </p>
        </BuyCard>
      }
    >
      <Overview document={document} title={title} />
      {days && (
        <ProgrammeDay
          id="days"
          heading={days.heading ?? ''}
          heights={[1, 0, 3, 6, 4]}
          parts={days.steps.map((step, index) => ({ ...step, when: [words.day(index + 1)] }))}
        />
      )}
      <SeatDates
        {...loaderData}
        courseId="celebrity-vocal-experience"
        failure={actionData?.payFailure ?? null}
      />
      <GuestWords block={blockOf(document, 'testimonials')} language={language} />
      <TakesSection block={loaderData.takes} language={language} isProofOnly />
      <Details loaderData={loaderData} />
      <ProgrammeEnd
        id="contact"
        heading={words.contact}
        identity={frame.identity}
        language={language}
        text={blockOf(document, 'statement', 'ask')?.text}
      >
        <p className="actions">{apply}</p>
      </ProgrammeEnd>
    </ProgrammeLayout>
  );
}

function Overview({ document, title }: { document: ContentDocument; title: string }) {
  const overview = blockOf(document, 'prose', 'overview');
  return (
    <section className="programme-idea wrap" id="overview">
      <ProgrammePlate block={blockOf(document, 'picture', 'plate')} title={title} />
      {overview && (
        <div>
          <h2 className="ruled">{overview.heading}</h2>
          <div className="prose">
            <RichBlocks value={overview.paragraphs} />
          </div>
        </div>
      )}
    </section>
  );
}

function Details({ loaderData: { frame, document, programme } }: Pick<Props, 'loaderData'>) {
  const { language } = frame;
  const words = programmesMessages[language];
  return (
    <div className="wrap programme-details">
      <FoldedParts
        language={language}
        parts={[
          ...foldedPart(blockOf(document, 'list', 'included')),
          ...foldedPart(blockOf(document, 'prose', 'venue')),
          ...foldedPart(blockOf(document, 'steps', 'highlights')),
          ...foldedPart(withPastDate(blockOf(document, 'facts', 'practical'), programme, language)),
          ...foldedPart(blockOf(document, 'steps', 'apply')),
          {
            heading: words.downloads,
            blocks: [],
            more: (
              <p className="actions">
                <a
                  className="button ghost"
                  href={documentHref('celebrity-vocal-experience', language)}
                  download
                >
                  {words.brochure}
                </a>
              </p>
            ),
          },
        ]}
      />
    </div>
  );
}
