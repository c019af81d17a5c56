import { type LinksFunction, redirect } from 'react-router';
import { PageHead } from '#app/ui/page-head.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { bookDirectly } from '#studio/calendar/booking/book-directly.ts';
import { refreshBusyTimes } from '#studio/calendar/external-calendars/read-calendars.ts';
import { answerKey } from '#studio/money/orders/answers/answer-questions.ts';
import { questionsOfOrder } from '#studio/money/orders/answers/order-answers.queries.ts';
import { orderIdByToken } from '#studio/money/orders/order-by-token.ts';
import { answerRefusal } from '../../calendar/booking/answer-refusal.ts';
import { postedForm, verbInput } from '../../calendar/booking/form-input.ts';
import { ownPath } from '../../calendar/booking/own-path.ts';
import { bookPath, type Reader } from '../../calendar/booking/read-widget.ts';
import type { WidgetStart } from '../../calendar/booking/widget/model.ts';
import { siteFrame } from '../../site/frame.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import { unlistedMeta } from '../../site/seo.ts';
import type { Route } from './+types/payment-success';
import { type AnswersProblem, BuyerQuestions, type BuyerQuestionsView } from './buyer-questions.tsx';
import confirmationStyles from './confirmation.css?url';
import { confirmationMessages } from './confirmation.messages.ts';
import type { EmailProblem } from './confirmation-parts.tsx';
import { returnMessages } from './payment-success.messages.ts';
import { headlineOf, leadOf, ReturnParts } from './payment-success-parts.tsx';
import { readPrefill, withoutParameters } from './prefill.ts';
import { creditWidget, type ReturnView, readReturn } from './read-return.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: confirmationStyles }];

/**
 * Settles by our secret `session`. The specified parameters (course_id, course_name, name, email) prefill the
 * form, are removed from the URL, and are never logged.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const world = worldOf(context);
  const url = new URL(request.url);
  const moved = withoutParameters(world, url);
  if (moved) {
    const headers = { 'set-cookie': moved.cookie };
    throw redirect(`/payment-success${moved.search}`, { status: 303, headers });
  }
  const facts = factsOf(context);
  const words = returnMessages[facts.language];
  const reader = { world, who: await whoOf(request, context), facts };
  const view = await readReturn(reader, {
    session: url.searchParams.get('session') ?? '',
    prefill: readPrefill(world, request),
    words,
  });
  const session = url.searchParams.get('session') ?? '';
  const asked = await readBuyerQuestions(reader, { session, view });
  const isAnswered = url.searchParams.get('answered') === 'yes';
  return { view, asked, isAnswered, language: facts.language, frame: await siteFrame(context) };
}

const bought: ReadonlySet<ReturnView['kind']> = new Set([
  'booked',
  'credit',
  'programme',
  'accepted',
  'order',
]);

/** What the buyer of this order is asked; null: nothing. */
async function readBuyerQuestions(
  { world, who, facts }: Reader,
  { session, view }: { session: string; view: ReturnView },
): Promise<BuyerQuestionsView | null> {
  if (!bought.has(view.kind)) return null;
  const q = world.db.query;
  const orderId = await orderIdByToken(q, { token: session, who, now: world.clock.now() });
  const questions = orderId ? await questionsOfOrder(q, orderId, facts.language) : [];
  if (questions.length === 0) return null;
  return {
    action: ownPath(facts, `/payment-success/answers?session=${encodeURIComponent(session)}`),
    questions: questions.map((question) => ({
      name: answerKey(question),
      kind: question.kind,
      isMet: question.isMet,
      text: question.text,
      isRequired: question.isRequired,
      answer: question.answer ?? '',
    })),
  };
}

/** The widget's form without scripts: books with the new credit. */
export async function action({ request, context }: Route.ActionArgs) {
  const world = worldOf(context);
  const facts = factsOf(context);
  const session = new URL(request.url).searchParams.get('session');
  if (!session) return redirect(bookPath, 303);
  const who = await whoOf(request, context);
  const posted = postedForm(await request.formData());
  await refreshBusyTimes(world);
  const booked = await bookDirectly(world, { who, input: verbInput(posted), entitlementToken: session });
  if (booked.ok) return redirect(`/payment-success?session=${encodeURIComponent(session)}`, 303);
  return answerRefusal(await creditWidget({ world, who, facts }, session), posted.values, booked);
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const title = headlineOf(loaderData.view, returnMessages[loaderData.language]);
  return unlistedMeta(loaderData?.frame, title);
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  const { language, frame, asked, isAnswered } = loaderData;
  const words = returnMessages[language];
  const refused = useActionResult<WidgetStart | EmailProblem | AnswersProblem>();
  const problem = refused && 'problem' in refused ? refused : null;
  const widget = refused && 'screen' in refused ? refused : null;
  const answers = refused && 'faults' in refused ? refused : null;
  const { view: read } = loaderData;
  const view = widget && read.kind === 'credit' ? { ...read, start: widget } : read;
  const lead = leadOf(view, words);
  return (
    <SitePage frame={frame} omits={['newsletter', 'contact']}>
      {view.kind === 'booked' ? (
        <PlainHead kicker={headlineOf(view, words)} headline={view.seeYou} lead={words.booked} />
      ) : (
        <PageHead headline={headlineOf(view, words)} {...(lead ? { lead } : {})} />
      )}
      <ReturnParts
        view={view}
        words={words}
        confirmation={confirmationMessages[language]}
        problem={problem}
      />
      {asked && <BuyerQuestions {...asked} language={language} problem={answers} isSent={isAnswered} />}
    </SitePage>
  );
}
