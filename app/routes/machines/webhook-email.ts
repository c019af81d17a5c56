import type { JsonCall } from '#app/json-routes.ts';
import { jsonAnswer } from '#app/web/answers.ts';
import { worldOf } from '#app/web/world.ts';
import { receiveEmail } from '#studio/people/contact/inbound/receive-email.ts';
import { readDeliveredEmail } from './read-delivered-email.ts';
import { badSignature } from './webhook-answers.ts';

export { postOnly as loader } from './webhook-answers.ts';

/**
 * `POST /webhooks/email/mime`: 200 when stored (idempotent) or ignored, 406 when refused, which Mailgun does not repeat,
 * 429 beyond the limits, 400 for an invalid signature or form, 404 where inbound email is not configured.
 */
export async function action({ request, context }: JsonCall): Promise<Response> {
  const world = worldOf(context);
  const given = await readDeliveredEmail(request);
  if (given === 'over-limit') return notAcceptable('too-large');
  if (given === 'malformed') {
    return jsonAnswer({ error: 'bad_request', message: 'This form cannot be read.' }, { status: 400 });
  }
  const outcome = await receiveEmail(world, given);
  switch (outcome.kind) {
    case 'forged':
      world.log.warn({ provider: 'mailgun' }, 'an email was not genuine');
      return badSignature();
    case 'refused':
      world.log.info({ reason: outcome.reason }, 'an email was refused');
      return notAcceptable(outcome.reason);
    case 'too-many':
      return jsonAnswer(
        { error: 'too_many_requests', message: 'Too many emails of this sender or conversation.' },
        { status: 429, headers: { 'retry-after': String(outcome.retryAfterSeconds) } },
      );
    case 'ignored':
      world.log.info({ reason: outcome.reason }, 'an email was ignored');
      return jsonAnswer({});
    default:
      return jsonAnswer({});
  }
}

function notAcceptable(reason: string): Response {
  return jsonAnswer({ error: reason, message: 'This email is not accepted.' }, { status: 406 });
}
