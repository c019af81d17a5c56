import type { JsonCall } from '#app/json-routes.ts';
import { jsonAnswer } from '#app/web/answers.ts';
import { worldOf } from '#app/web/world.ts';
import { receivePrintEvent } from '#studio/goods/shop/receive-print-event.ts';
import { badSignature } from './webhook-answers.ts';

export { postOnly as loader } from './webhook-answers.ts';

/**
 * 200 when stored (idempotent), 400 for an invalid signature, 404 where Printful is not configured. Version 2
 * signs in a header; version 1 has its secret in the URL.
 */
export async function action({ request, context }: JsonCall): Promise<Response> {
  const world = worldOf(context);
  const outcome = await receivePrintEvent(world, {
    // The raw body: the signature covers its exact bytes.
    rawBody: await request.text(),
    signature: request.headers.get('x-pf-webhook-signature'),
    secret: new URL(request.url).searchParams.get('secret'),
  });
  if (outcome !== 'forged') return jsonAnswer({});
  world.log.warn({ provider: 'printful' }, 'an event was not genuine');
  return badSignature();
}
