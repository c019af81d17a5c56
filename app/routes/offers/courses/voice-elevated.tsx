import type { PageHandle } from '#app/web/page-handle.ts';
import { blockOf, type ContentDocument } from '#studio/shared/content/document.ts';
import { programmePdfOf } from '#studio/shared/content/programme-pdf.ts';
import { payFromForm } from '../../money/checkout/pay-from-form.ts';
import type { Route } from './+types/voice-elevated';
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
  const prices = programme?.prices ?? [];
  const apply = (
    <a className="button" href="/voice-elevated-application">
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
            <a className="text-link" href="#programdetaljer">
              {words.programmeDetails}
            </a>
          </p>
        </BuyCard>
      }
    >
      <Weekends loaderData={loaderData} />
      <SeatDates {...loaderData} courseId="voice-elevated" failure={actionData?.payFailure ?? null} />
      <Idea document={document} title={title} />
      <GuestWords block={blockOf(document, 'testimonials')} language={language} />
      <Details loaderData={loaderData} />
      <ProgrammeEnd
        heading={title}
        identity={frame.identity}
        language={language}
        text={blockOf(document, 'statement', 'ask')?.text}
      >
        <p className="actions">{apply}</p>
      </ProgrammeEnd>
    </ProgrammeLayout>
  );
}

function Weekends({ loaderData: { frame, document, programme } }: Pick<Props, 'loaderData'>) {
  const words = programmesMessages[frame.language];
  const weekends = blockOf(document, 'steps', 'weekends');
  return (
    <ProgrammeDay
      id="programdetaljer"
      heading={blockOf(document, 'heading', 'weekends')?.text ?? words.programmeDetails}
      heights={[0, 2, 4, 6]}
      parts={(weekends?.steps ?? []).map(({ title, text }, index) => {
        const run = programme?.next?.runs[index];
        return { title, text, when: [words.weekend(index + 1), ...(run ? [run.dates, run.hours] : [])] };
      })}
    />
  );
}

function Idea({ document, title }: { document: ContentDocument; title: string }) {
  const plate = blockOf(document, 'picture', 'plate');
  const idea = blockOf(document, 'statement', 'idea');
  return (
    <section className="programme-idea wrap">
      <ProgrammePlate block={plate} title={title} />
      {idea && <p className="statement">{idea.text}</p>}
    </section>
  );
}

function Details({ loaderData: { frame, document, programme } }: Pick<Props, 'loaderData'>) {
  const { language } = frame;
  const words = programmesMessages[language];
  const programmePdf = programmePdfOf(document);
  const paying = blockOf(document, 'prose', 'paying');
  return (
    <div className="wrap programme-details">
      <FoldedParts
        language={language}
        parts={[
          ...foldedPart(blockOf(document, 'list', 'included')),
          ...foldedPart(blockOf(document, 'list', 'results')),
          ...foldedPart(blockOf(document, 'prose', 'for')),
          ...foldedPart(withPastDate(blockOf(document, 'facts', 'practical'), programme, language), {
            blocks: paying ? [paying] : [],
          }),
          ...foldedPart(blockOf(document, 'steps', 'apply')),
          {
            heading: words.downloads,
            blocks: [],
            more: (
              <p className="actions">
                <a className="button ghost" href="/courses/voice-elevated/details" lang="en">
                  {words.materials}
                </a>
                <a className="button ghost" href={documentHref('voice-elevated', language)} download>
                  {words.brochure}
                </a>
                {programmePdf && (
                  <a className="button ghost" href={programmePdf} download>
                    {words.programmePdf}
                  </a>
                )}
              </p>
            ),
          },
        ]}
      />
    </div>
  );
}
