import type { JsonCall } from '#app/json-routes.ts';
import { jsonAnswer } from '#app/web/answers.ts';
import { worldOf } from '#app/web/world.ts';
import { receiveEvent } from '#studio/money/settlement/receive-event.ts';
import { badSignature } from './webhook-answers.ts';

export { postOnly as loader } from './webhook-answers.ts';

const signatureHeaders = { stripe: 'stripe-signature', test: 'test-signature' } as const;

/** 200 when stored (idempotent), 400 for an invalid signature, 404 for a provider not in use. */
export async function action({ request, context }: JsonCall): Promise<Response> {
  const world = worldOf(context);
  const provider = new URL(request.url).pathname.endsWith('/stripe') ? 'stripe' : 'test';
  // The raw body: the signature covers its exact bytes.
  const outcome = await receiveEvent(
    world,
    await request.text(),
    request.headers.get(signatureHeaders[provider]),
  );
  if (outcome !== 'forged') return jsonAnswer({});
  world.log.warn({ provider }, 'an event was not genuine');
  return badSignature();
}
