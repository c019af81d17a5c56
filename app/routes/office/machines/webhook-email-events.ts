import type { JsonCall } from '#app/json-routes.ts';
import { jsonAnswer } from '#app/web/answers.ts';
import { worldOf } from '#app/web/world.ts';
import { receiveDeliveryEvent } from '#studio/shared/email/suppression/receive-delivery-event.ts';
import { badSignature } from './webhook-answers.ts';

export { postOnly as loader } from './webhook-answers.ts';

/**
 * `POST /webhooks/email/events`: Mailgun's 'permanent failure' and 'complaint'. 200 when applied (idempotent) or ignored,
 * 400 for an invalid signature or body, 404 where Mailgun is not configured.
 */
export async function action({ request, context }: JsonCall): Promise<Response> {
  const world = worldOf(context);
  const outcome = await receiveDeliveryEvent(world, await jsonOf(request));
  switch (outcome) {
    case 'forged':
      world.log.warn({ provider: 'mailgun' }, 'an event was not genuine');
      return badSignature();
    case 'malformed':
      return jsonAnswer({ error: 'bad_request', message: 'This event cannot be read.' }, { status: 400 });
    default:
      world.log.info({ outcome }, 'an event of an email');
      return jsonAnswer({});
  }
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return null;
  }
}
