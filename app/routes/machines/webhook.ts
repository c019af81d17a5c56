import { jsonAnswer } from '#app/web/answers.ts';
import { worldOf } from '#app/web/world.ts';
import { receiveEvent } from '#studio/settlement/receive-event.ts';
import type { Route } from './+types/webhook';

const signatureHeaders = { stripe: 'stripe-signature', test: 'test-signature' } as const;

/** 200 when stored (idempotent), 400 for an invalid signature, 404 for a provider not in use. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const world = worldOf(context);
  const provider = new URL(request.url).pathname.endsWith('/stripe') ? 'stripe' : 'test';
  if (world.payments?.provider !== provider)
    return refusal(404, { error: 'not_found', message: 'There is nobody to tell.' });
  // The raw body: the signature covers its exact bytes.
  const outcome = await receiveEvent(
    world,
    await request.text(),
    request.headers.get(signatureHeaders[provider]),
  );
  if (outcome !== 'forged') return jsonAnswer({});
  world.log.warn({ provider }, 'an event was not genuine');
  return refusal(400, { error: 'bad_signature', message: 'The signature does not fit.' });
}

export function loader(): Response {
  return refusal(405, { error: 'method_not_allowed', message: 'POST only.', headers: { allow: 'POST' } });
}

function refusal(
  status: number,
  { error, message, headers = {} }: { error: string; message: string; headers?: HeadersInit },
): Response {
  return jsonAnswer({ error, message }, { status, headers });
}
