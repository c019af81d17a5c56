import { accountHandlers, checkPermission } from './account-api.ts';
import { API_VERSION, checkRequest, endpointOf } from './check-request.ts';
import { type FormFields, readForm } from './form.ts';
import type { Answer, IdempotencyKeys } from './idempotency.ts';
import { cancelIntent, captureIntent, createRefund, intentAt, listRefunds, refundAt } from './money.ts';
import { intentJson, refundJson, sessionJson } from './objects.ts';
import { planHandlers } from './plan-api.ts';
import { badRequest, StripeRefusal } from './refusal.ts';
import { createSession, expireSession, listSessions, sessionAt } from './sessions.ts';
import type { StripeState } from './state.ts';

export interface ApiCall {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string | undefined>;
  body: string;
}

export type Handler = (state: StripeState, id: string, given: FormFields, expand: string[]) => object;

const HANDLERS: Readonly<Record<string, Handler>> = {
  'POST /v1/checkout/sessions': (state, _id, given, expand) =>
    sessionJson(state, createSession(state, given), expand),
  'GET /v1/checkout/sessions': (state, _id, given, expand) => {
    const { data, more } = listSessions(state, given);
    const shown = data.map((session) => sessionJson(state, session, expand));
    return { object: 'list', data: shown, has_more: more, url: '/v1/checkout/sessions' };
  },
  'GET /v1/checkout/sessions/{id}': (state, id, _given, expand) =>
    sessionJson(state, sessionAt(state, id), expand),
  'POST /v1/checkout/sessions/{id}/expire': (state, id, _given, expand) =>
    sessionJson(state, expireSession(state, id), expand),
  'GET /v1/payment_intents/{id}': (state, id, _given, expand) =>
    intentJson(state, intentAt(state, id), expand),
  'POST /v1/payment_intents/{id}/capture': (state, id, given, expand) =>
    intentJson(state, captureIntent(state, id, given), expand),
  'POST /v1/payment_intents/{id}/cancel': (state, id, _given, expand) =>
    intentJson(state, cancelIntent(state, id), expand),
  'POST /v1/refunds': (state, _id, given) => refundJson(createRefund(state, given)),
  'GET /v1/refunds': (state, _id, given) => {
    const { data, more } = listRefunds(state, given);
    return { object: 'list', data: data.map(refundJson), has_more: more, url: '/v1/refunds' };
  },
  ...planHandlers,
  ...accountHandlers,
  'GET /v1/refunds/{id}': (state, id) => refundJson(refundAt(state, id)),
};

/** The permissions of each key of the account; null: all. */
export type AccountKeys = ReadonlyMap<string, ReadonlySet<string> | null>;

/** Refuses a wrong key, another API version, an unknown path and what the key may not do first. */
export function admit(call: ApiCall, keys: AccountKeys): string {
  const given = /^Bearer (.+)$/.exec(call.headers.authorization ?? '')?.[1];
  if (!given) throw new StripeRefusal(401, 'You did not provide an API key.');
  const permissions = keys.get(given);
  if (permissions === undefined) throw new StripeRefusal(401, 'Invalid API Key provided');
  if (call.headers['stripe-version'] !== API_VERSION) {
    throw badRequest(`This stand-in supports API version ${API_VERSION} only`, 'Stripe-Version');
  }
  const endpoint = endpointOf(call.method, call.path);
  if (!endpoint) throw new StripeRefusal(404, `Unrecognized request URL (${call.method}: ${call.path}).`);
  if (permissions) checkPermission(given, permissions, endpoint);
  return endpoint;
}

function parametersOf(call: ApiCall): string {
  if (call.method !== 'POST') return call.query;
  const type = call.headers['content-type'] ?? '';
  if (call.body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw badRequest(`Unsupported content type: ${type}`);
  }
  return call.body;
}

function perform(state: StripeState, endpoint: string, call: ApiCall): Answer {
  const given = readForm(parametersOf(call));
  checkRequest(endpoint, given);
  const id = decodeURIComponent(call.path.split('/')[endpoint.split('/').indexOf('{id}')] ?? '');
  const { expand: requested, ...rest } = given;
  const expand = Array.isArray(requested) ? requested.map(String) : [];
  return { status: 200, body: HANDLERS[endpoint]!(state, id, rest, expand) };
}

function refused(refusal: StripeRefusal): Answer {
  return { status: refusal.status, body: refusal.body() };
}

/** Stripe stores the response of a call once the endpoint has started. */
function isStored(answer: Answer): boolean {
  const code = (answer.body as { error?: { code?: string } }).error?.code ?? '';
  return answer.status !== 409 && answer.status !== 429 && !code.startsWith('parameter_');
}

/** How a call fails: no response before or after it runs, or another response. */
export interface Disturbance {
  silence: { when: 'before' | 'after'; until: Promise<unknown> } | null;
  /** Returned and stored instead of the endpoint's response, before or after the call takes effect. */
  instead: { when: 'before' | 'after'; answer: Answer } | null;
}

export const UNDISTURBED: Disturbance = { silence: null, instead: null };

function performOrRefuse(
  state: StripeState,
  endpoint: string,
  call: ApiCall,
  instead: Disturbance['instead'],
) {
  if (instead?.when === 'before') return instead.answer;
  try {
    const answer = perform(state, endpoint, call);
    return instead ? instead.answer : answer;
  } catch (error) {
    if (error instanceof StripeRefusal) return refused(error);
    throw error;
  }
}

/** Handles a call under its idempotency key; the key is locked until the response is known. */
export async function answerCall(
  state: StripeState,
  keys: IdempotencyKeys,
  endpoint: string,
  call: ApiCall,
  disturbed: Disturbance = UNDISTURBED,
): Promise<Answer> {
  const key = call.method === 'POST' ? call.headers['idempotency-key'] : undefined;
  try {
    const stored = key ? keys.begin(key, `${call.method} ${call.path}`, call.body) : null;
    if (stored) return stored;
  } catch (error) {
    if (error instanceof StripeRefusal) return refused(error);
    throw error;
  }
  if (disturbed.silence?.when === 'before') await disturbed.silence.until;
  const answer = performOrRefuse(state, endpoint, call, disturbed.instead);
  if (key) {
    if (isStored(answer)) keys.store(key, answer);
    else keys.release(key);
  }
  if (disturbed.silence?.when === 'after') await disturbed.silence.until;
  return answer;
}
