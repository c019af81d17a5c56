import type { RouterContextProvider } from 'react-router';
import type { JsonCall } from '#app/json-routes.ts';
import { jsonAnswer, readJson } from '#app/web/answers.ts';
import { withJsonIdempotency } from '#app/web/forms/with-idempotency.ts';
import { callingPage } from '#app/web/page-language.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { createProduct } from '#studio/goods/shop/create-product.ts';
import { type ManageOutcome, refuseOthers, refuseProduct } from '#studio/goods/shop/manage-outcome.ts';
import type { ProductRefusal } from '#studio/goods/shop/product.messages.ts';
import { syncProduct } from '#studio/goods/shop/sync-product.ts';
import { updateProduct } from '#studio/goods/shop/update-product.ts';
import type { Who } from '#studio/shared/who.ts';
import { productInputOf, toWireProduct, wireFieldOf } from './wire-product.ts';

/**
 * Wire calls 7 and 8. `manage-products`: {action: 'create' | 'update', product} → {success, product}; our
 * form adds an idempotency key (`form-key`). `printful-sync`: {productId, action: 'sync'} → the same. 401
 * without sign-in, 403 for others than the owner, both before the body is read.
 */
export async function action({ request, context }: JsonCall): Promise<Response> {
  const world = worldOf(context);
  const who = await ownerAsking(request, context);
  const anonymous = refuseOthers(who);
  if (anonymous) return answer(anonymous);
  const body = ((await readJson(request)) ?? {}) as Record<string, unknown>;
  const isSync = new URL(request.url).pathname.endsWith('/printful-sync');
  return answer(await (isSync ? sync(world, who, body) : manage(world, who, body)));
}

async function ownerAsking(request: Request, context: Readonly<RouterContextProvider>): Promise<Who> {
  const { language } = callingPage(request, worldOf(context).settings.siteUrl);
  return { ...(await whoOf(request, context)), language };
}

async function manage(world: World, who: Who, body: Record<string, unknown>): Promise<ManageOutcome> {
  if (body.action === 'create')
    return createProduct(world, {
      who,
      given: productInputOf(body.product),
      once: withJsonIdempotency(body),
    });
  if (body.action === 'update') return updateProduct(world, who, productInputOf(body.product));
  return refuseProduct(who, 'bad-action');
}

async function sync(world: World, who: Who, body: Record<string, unknown>): Promise<ManageOutcome> {
  const { productId } = body;
  if (typeof productId !== 'string' && typeof productId !== 'number') return refuseProduct(who, 'not-there');
  return syncProduct(world, who, { productId: String(productId) });
}

export function loader(): Response {
  const message = 'POST only.';
  return jsonAnswer({ error: message, message }, { status: 405, headers: { allow: 'POST' } });
}

function answer(outcome: ManageOutcome): Response {
  if (outcome.ok) {
    const { product, message } = outcome;
    return jsonAnswer({ success: true, product: toWireProduct(product), message });
  }
  const { refusal, message, field, version } = outcome;
  const body = {
    error: message,
    message,
    reason: refusal,
    ...(field ? { field: wireFieldOf(field) } : {}),
    ...(version ? { version } : {}),
  };
  return jsonAnswer(body, { status: statusOf[refusal] ?? 400 });
}

/** All others are 400. */
const statusOf: Partial<Record<ProductRefusal, number>> = {
  anonymous: 401,
  'not-owner': 403,
  'not-there': 404,
  'not-at-printer': 404,
  changed: 409,
  'printful-taken': 409,
  'sold-from-shelf': 409,
  'not-linked': 409,
  'not-connected': 503,
  'printer-refused': 502,
  'printer-unavailable': 502,
};
