import { jsonAnswer } from '#app/web/answers.ts';
import { worldOf } from '#app/web/world.ts';
import { receiveEvent } from '#studio/settlement/receive-event.ts';
import type { Route } from './+types/webhook';

/** Where each provider puts the signature of its events. */
const signatureHeaders = { stripe: 'stripe-signature', test: 'test-signature' } as const;

/**
 * POST /webhooks/stripe and /webhooks/test: an event of the payment provider in use. 200 once it is written down (or
 * was before), 400 when it is not genuine, 404 at the address of a provider that is not in use.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const world = worldOf(context);
  const provider = new URL(request.url).pathname.endsWith('/stripe') ? 'stripe' : 'test';
  if (world.payments?.provider !== provider) return refusal(404, 'not_found', 'There is nobody to tell.');
  // The bytes as received: a body that was parsed and written again has another signature.
  const outcome = await receiveEvent(
    world,
    await request.text(),
    request.headers.get(signatureHeaders[provider]),
  );
  if (outcome !== 'forged') return jsonAnswer({});
  world.log.warn({ provider }, 'an event was not genuine');
  return refusal(400, 'bad_signature', 'The signature does not fit.');
}

export function loader(): Response {
  return refusal(405, 'method_not_allowed', 'POST only.', { allow: 'POST' });
}

function refusal(status: number, error: string, message: string, headers: HeadersInit = {}): Response {
  return jsonAnswer({ error, message }, { status, headers });
}
