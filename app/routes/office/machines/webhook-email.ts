import type { JsonCall } from '#app/json-routes.ts';
import { jsonAnswer } from '#app/web/answers.ts';
import { worldOf } from '#app/web/world.ts';
import { receiveEmail } from '#studio/people/contact/inbound/receive-email.ts';
import { readDeliveredEmail } from './read-delivered-email.ts';
import { badSignature } from './webhook-answers.ts';

export { postOnly as loader } from './webhook-answers.ts';

/**
 * `POST /webhooks/email/mime`: 200 when stored (idempotent) or ignored; 503 while no process is free and 429 beyond the
 * limits, which Mailgun repeats for hours; 400 for an invalid signature or form, 406 for a form larger than any email,
 * 404 where inbound email is not configured.
 */
export async function action({ request, context }: JsonCall): Promise<Response> {
  const world = worldOf(context);
  const given = await readDeliveredEmail(request);
  if (given === 'over-limit') {
    return jsonAnswer({ error: 'too-large', message: 'This form is too large.' }, { status: 406 });
  }
  if (given === 'malformed') {
    return jsonAnswer({ error: 'bad_request', message: 'This form cannot be read.' }, { status: 400 });
  }
  const outcome = await receiveEmail(world, given);
  switch (outcome.kind) {
    case 'forged':
      world.log.warn({ provider: 'mailgun' }, 'an email was not genuine');
      return badSignature();
    case 'too-many':
      return notYet(outcome);
    case 'ignored':
      world.log.info({ reason: outcome.reason }, 'an email was ignored');
      return jsonAnswer({});
    default:
      return jsonAnswer({});
  }
}

function notYet({ isBusy, retryAfterSeconds }: { isBusy?: boolean; retryAfterSeconds: number }): Response {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return isBusy
    ? jsonAnswer(
        { error: 'service_unavailable', message: 'No email can be read at the moment.' },
        { status: 503, headers },
      )
    : jsonAnswer(
        { error: 'too_many_requests', message: 'Too many emails of this sender or conversation.' },
        { status: 429, headers },
      );
}
