import type { JsonCall } from '#app/json-routes.ts';
import { payHeaders, payStatus } from '#app/routes/calendar/booking/answer-refusal.ts';
import { jsonAnswer, readJson } from '#app/web/answers.ts';
import { callingPage, localPath } from '#app/web/page-language.ts';
import { payerHeaders } from '#app/web/session/payer-cookie.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { noteTimeZone } from '#studio/calendar/holds/note-time-zone.ts';
import { checkoutMessages } from '#studio/money/checkout/checkout.messages.ts';
import { type CreatePaymentOutcome, createPayment } from '#studio/money/checkout/create-payment.ts';
import type { Who } from '#studio/shared/who.ts';
import { applicationByLink } from '#studio/teaching/applications/application-by-link.queries.ts';
import { payApplication } from '#studio/teaching/applications/pay-application.ts';

/**
 * Wire call 3, `create-payment`: {courseId, currency} → {url}. `courseId` is a pending booking's id or a
 * catalogue id. Optional: `application`, the secret of the application to pay for; `returnPath`, the
 * checkout's cancel URL (default: the calling page); `dateId`, a date of a dated offer (default: the next
 * one); `time_zone`, the visitor's zone now.
 */
export async function action({ request, context }: JsonCall): Promise<Response> {
  const body = (await readJson(request)) as Record<string, unknown> | null | undefined;
  if (typeof body?.courseId !== 'string' || typeof body.currency !== 'string') {
    return jsonAnswer(refusalBody('bad-input', 'courseId and currency are required.'), { status: 400 });
  }
  const world = worldOf(context);
  const page = callingPage(request, world.settings.siteUrl);
  const who = { ...(await whoOf(request, context)), language: page.language };
  const returnPath = localPath(body.returnPath ?? page.path);
  await noteTimeZone(world, who, { bookingId: body.courseId, timeZone: body.time_zone });
  const outcome =
    typeof body.application === 'string'
      ? await payForApplication(world, { who, token: body.application, returnPath })
      : await createPayment(world, who, {
          subjectId: body.courseId,
          currency: body.currency,
          returnPath,
          dateId: typeof body.dateId === 'string' ? body.dateId : null,
        });
  if (outcome.ok) return jsonAnswer({ url: outcome.url }, { headers: payerHeaders(world.settings, outcome) });
  const status = payStatus[outcome.refusal];
  return jsonAnswer(refusalBody(outcome.refusal, outcome.message), { status, headers: payHeaders(outcome) });
}

/** The application determines what is paid, not the caller. */
async function payForApplication(
  world: World,
  { who, token, returnPath }: { who: Who; token: string; returnPath: string },
): Promise<CreatePaymentOutcome> {
  const application = await applicationByLink(world, token, who.language);
  if (application) return payApplication(world, who, { applicationId: application.id, returnPath });
  const message = checkoutMessages[who.language].refusals['not-for-sale'];
  return { ok: false, refusal: 'not-for-sale', message };
}

export function loader(): Response {
  return jsonAnswer(refusalBody('method-not-allowed', 'POST only.'), {
    status: 405,
    headers: { allow: 'POST' },
  });
}

function refusalBody(error: string, message: string) {
  return { error, message };
}
