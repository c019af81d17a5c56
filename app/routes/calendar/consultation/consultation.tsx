import { data, redirect } from 'react-router';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { jsonAnswer } from '#app/web/answers.ts';
import { readForm } from '#app/web/forms/read-form.ts';
import { allowFrame, factsOf } from '#app/web/request-facts.ts';
import { holdCookies } from '#app/web/session/hold-cookie.ts';
import { whoOf } from '#app/web/session/who.ts';
import { wantsJson } from '#app/web/wants-json.ts';
import { worldOf } from '#app/web/world.ts';
import { requestConsultation } from '#studio/calendar/consultations/request-consultation.ts';
import { refreshBusyTimes } from '#studio/calendar/external-calendars/read-calendars.ts';
import { slotName } from '#studio/calendar/slot-name.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { contentPageData } from '../../site/content-page.data.ts';
import { Blocks } from '../../site/parts/blocks.tsx';
import { PersonFigure } from '../../site/parts/form-sides.tsx';
import { SitePage } from '../../site/parts/site-page.tsx';
import { seoOf } from '../../site/seo.ts';
import { answerRefusal, refusalHeaders, refusalStatus } from '../booking/answer-refusal.ts';
import { BookingOnPage } from '../booking/booking-on-page.tsx';
import { postedForm, verbInput } from '../booking/form-input.ts';
import { markAsOffer } from '../booking/mark-as-offer.ts';
import type { Route } from './+types/consultation';
import stylesheet from './consultation.css?url';
import { OutsideCalendar, outsideOrigin } from './outside-calendar.tsx';
import {
  consultationHandle,
  consultationPath,
  consultationRequest,
  readConsultation,
} from './read-consultation.ts';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle = consultationHandle;

/** Fetches of the script get JSON instead of a page. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) =>
    request.method === 'POST' && wantsJson(request) ? answerScript({ request, context }) : next(),
];

/** `/consultation`: free times, or a link to the configured external calendar. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const world = worldOf(context);
  const { consultationUrl } = world.settings;
  const page = await contentPageData(context, 'consultation');
  if (consultationUrl) {
    allowFrame(context, outsideOrigin(consultationUrl));
    return { page, start: null, consultationUrl };
  }
  // GET ignores the hold cookie: a consultation that awaits confirmation is unavailable.
  const who = { ...(await whoOf(request, context)), holderToken: null };
  const requested = consultationRequest(new URL(request.url));
  await markAsOffer(context, 'consultation', requested);
  return {
    page,
    start: await readConsultation(world, { who, facts: factsOf(context), requested }),
    consultationUrl: null,
  };
}

type Asking = Pick<Route.ActionArgs, 'request' | 'context'>;

export async function action({ request, context }: Route.ActionArgs) {
  const world = worldOf(context);
  const facts = factsOf(context);
  const who = await whoOf(request, context);
  if (world.settings.consultationUrl) return redirect(consultationPath, 303);
  const posted = postedForm(await readForm(request));
  await refreshBusyTimes(world);
  const outcome = await requestConsultation(world, who, verbInput(posted));
  const requested = { timeZone: posted.timeZone, slotStart: null, values: posted.values };
  const start = await readConsultation(world, { who, facts, requested });
  if (!outcome.ok) return answerRefusal(start, posted.values, outcome);
  const { email } = outcome;
  const slotText = slotName(outcome.start, {
    end: outcome.end,
    language: facts.language,
    visitorTimeZone: posted.timeZone,
  });
  const screen = { at: 'received' as const, slotName: slotText, email };
  const headers = holdCookies(world.settings, outcome.holderToken).map((line): [string, string] => [
    'set-cookie',
    line,
  ]);
  return data({ ...start, screen }, { headers });
}

async function answerScript({ request, context }: Asking): Promise<Response> {
  const world = worldOf(context);
  const who = await whoOf(request, context);
  const posted = postedForm(await readForm(request));
  await refreshBusyTimes(world);
  const outcome = await requestConsultation(world, who, verbInput(posted));
  if (!outcome.ok) {
    const { message, fields = [] } = outcome;
    const init = { status: refusalStatus(outcome), headers: refusalHeaders(outcome) };
    return jsonAnswer({ message, details: fields.join(', ') }, init);
  }
  const headers = new Headers();
  for (const line of holdCookies(world.settings, outcome.holderToken)) headers.append('set-cookie', line);
  return jsonAnswer({ email: outcome.email }, { headers });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoOf(loaderData?.page.document, loaderData?.page.title ?? '', loaderData?.page.frame);
}

export default function Consultation({ loaderData, actionData }: Route.ComponentProps) {
  const { page, consultationUrl } = loaderData;
  const { frame, document, offers, title } = page;
  const language = frame.language;
  const start = actionData ?? loaderData.start;
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead');
  const rest = document.blocks.filter((block) => block !== headline && block !== lead);
  return (
    <SitePage frame={frame} document={document}>
      <PlainHead
        headline={headline?.text ?? title}
        {...(lead ? { lead: lead.text } : {})}
        figure={<PersonFigure name="coach-listening" />}
      />
      {consultationUrl ? (
        <div className="wrap blocks">
          <OutsideCalendar url={consultationUrl} language={language} />
        </div>
      ) : (
        start && <BookingOnPage start={start} />
      )}
      <div className="wrap blocks after-booking">
        <Blocks blocks={rest} language={language} offers={offers} />
      </div>
    </SitePage>
  );
}
