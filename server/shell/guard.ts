import { jsonRouteAt } from '#app/json-routes.ts';
import { type BodyKind, bodyBudget } from '#app/web/bodies/body-budget.ts';
import { parseForm } from '#app/web/forms/parse-form.ts';
import type { World } from '#platform/world.ts';
import { networksOfClient } from '#studio/shared/limits/network-of.ts';
import { type CrossOrigin, crossOrigin, fromAnybody, preflightAnswer, withoutCookies } from './cors.ts';
import { errorPage } from './error-page.ts';
import { changesSomething, comesFromOurPages } from './own-origin.ts';
import {
  isChunk,
  isEmbedPath,
  isInboundEmailPath,
  isReadablePath,
  isUploadForm,
  isUploadPath,
  isWebhookPath,
  isWirePath,
} from './path-kinds.ts';
import { declaredLength, receiveBody } from './receive-body.ts';
import type { ShellContext } from './shell-context.ts';
import { wireRefusal } from './wire-refusal.ts';

export interface Verdict {
  /** `isInMemory`: the body was read, so that no sender can be slow any more. */
  outcome: { admitted: Request; isInMemory?: boolean } | { refused: Response };
  from: CrossOrigin | null;
}

const pageMethods = { allow: 'GET, HEAD, POST', 'cache-control': 'no-store' };

export async function guard(c: ShellContext, world: World): Promise<Verdict> {
  const { settings } = world;
  const { pathname } = c.get('url');
  if (!isReadablePath(pathname)) return { outcome: { refused: unreadable(c, pathname) }, from: null };
  if (isEmbedPath(pathname)) return { outcome: await guardEmbed(c, pathname), from: fromAnybody };
  if (!isWirePath(pathname)) return { outcome: await guardPage(c, world, pathname), from: null };
  const from = crossOrigin(c.req.raw, settings.siteUrl, settings.corsOrigins);
  return { outcome: await guardWire(c, world, from), from };
}

async function guardPage(c: ShellContext, world: World, path: string): Promise<Verdict['outcome']> {
  const { language, id } = c.get('facts');
  if (!changesSomething(c.req.method)) {
    if (isDataPrefetch(c, path)) return { refused: new Response(null, { status: 204 }) };
    const { redirectTo } = c.get('address');
    return redirectTo === null
      ? { admitted: c.req.raw }
      : { refused: movedTo(redirectTo + c.get('url').search) };
  }
  if (isWebhookPath(path)) return guardWebhook(c, world, path);
  if (!comesFromOurPages(c.req.raw, world.settings.siteUrl)) {
    return { refused: errorPage('foreign', language, id) };
  }
  // No Request can have this method (Fetch standard).
  if (c.req.method === 'TRACE') return { refused: new Response(null, { status: 405, headers: pageMethods }) };
  if (isTakenByNoPage(c.req.method, path)) return { admitted: withoutBody(c.req.raw) };
  // Upload forms are streamed by their route, after authorisation.
  if (isUploadForm(path, c.req.header('content-type') ?? null)) return { admitted: c.req.raw };
  if (isChunk(path, c.req.method)) return guardChunk(c, path);
  const request = await withinLimit(c, path);
  if (!request) return { refused: errorPage('too-large', language, id) };
  const form = await readableForm(request);
  return form ? { admitted: form, isInMemory: true } : { refused: errorPage('unreadable', language, id) };
}

/** Personal data is read on the click: a copy from before one's own change would be stale. Scripts are prefetched. */
function isDataPrefetch(c: ShellContext, path: string): boolean {
  return path.endsWith('.data') && (c.req.header('sec-purpose') ?? '').startsWith('prefetch');
}

async function guardWebhook(c: ShellContext, world: World, path: string): Promise<Verdict['outcome']> {
  const refused = refusedUnread(path, world);
  if (refused) return { refused };
  const request = await withinLimit(c, path);
  if (request) return { admitted: request };
  // Mailgun repeats every other refusal for hours.
  if (isInboundEmailPath(path)) return { refused: wireRefusal(path, 406, 'The email is too large.') };
  return { refused: errorPage('too-large', c.get('facts').language, c.get('facts').id) };
}

/** Null: the call exists, and what it needs is configured. Public files of the storage are pages. */
function refusedUnread(path: string, world: World): Response | null {
  const route = jsonRouteAt(path);
  if (!route) return isWebhookPath(path) ? wireRefusal(path, 404, 'There is no such call.') : null;
  if (!route.isConnected || route.isConnected(world)) return null;
  return wireRefusal(path, 404, 'This provider is not connected.');
}

/** Read by its route, after authorisation. Our script sends its length. */
function guardChunk(c: ShellContext, path: string): Verdict['outcome'] {
  const { language, id } = c.get('facts');
  const length = declaredLength(c.req.raw);
  if (length === null) return { refused: new Response(null, { status: 411 }) };
  return length > bodyLimit(path, null)
    ? { refused: errorPage('too-large', language, id) }
    : { admitted: c.req.raw };
}

const kilobyte = 1024;

export function bodyLimit(path: string, contentType: string | null): number {
  if (path.startsWith('/storage/')) return 10_600 * kilobyte;
  // One upload chunk (studio/teaching/learning/files/lesson-file.ts).
  if (isChunk(path, 'PUT')) return 8_192 * kilobyte;
  // An email of 25 MB with its encoding (read-delivered-email.ts).
  if (isInboundEmailPath(path)) return 30_000 * kilobyte;
  if (isWebhookPath(path)) return 256 * kilobyte;
  if (isEmbedPath(path)) return 100 * kilobyte;
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(contentType ?? '');
  return isForm ? 1_000 * kilobyte : 100 * kilobyte;
}

const mostOfForm = 64 * kilobyte;

/** Of a body that the shell reads. Null: its length is unknown. */
export function bodyKind(path: string, length: number | null): BodyKind {
  if (isInboundEmailPath(path)) return 'emails';
  if (isWebhookPath(path)) return 'webhooks';
  return length !== null && length <= mostOfForm ? 'forms' : 'longForms';
}

function isTakenByNoPage(method: string, path: string): boolean {
  return method !== 'POST' && !isChunk(path, method);
}

function withoutBody({ url, method, headers }: Request): Request {
  return new Request(url, { method, headers });
}

const limits = { textBytes: 1_024_000, totalBytes: 1_024_000 };

/** Null: another content type, a truncated or too large form, a file, or U+0000. */
export async function readableForm(request: Request): Promise<Request | null> {
  const fields = new URLSearchParams();
  let hasContent = false;
  const end = await parseForm(request, limits, {
    onText(name, value) {
      const isText = !name.includes('\0') && !value.includes('\0');
      if (isText) fields.append(name, value);
      return isText;
    },
    openFile: (_name, filename) => {
      // An empty file input sends an empty part.
      if (filename !== '') return null;
      return {
        write: () => {
          hasContent = true;
        },
        end: () => {},
      };
    },
  });
  if (end !== 'complete' || hasContent) return null;
  const { method, url, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  return new Request(url, { method, headers, body: fields.toString(), signal });
}

async function guardWire(c: ShellContext, world: World, from: CrossOrigin): Promise<Verdict['outcome']> {
  const path = c.get('url').pathname;
  if (from.kind === 'refused')
    return { refused: wireRefusal(path, 403, 'This origin may not use the calls.') };
  if (c.req.method === 'OPTIONS') return { refused: preflightAnswer() };
  const refused = refusedUnread(path, world);
  if (refused) return { refused };
  const request = isUploadPath(path) ? ofDeclaredLength(c, path) : await withinLimit(c, path);
  if (!request) return { refused: wireRefusal(path, 413, 'The request is too large.') };
  return { admitted: from.kind === 'allowed' ? withoutCookies(request) : request };
}

async function guardEmbed(c: ShellContext, path: string): Promise<Verdict['outcome']> {
  if (c.req.method === 'OPTIONS') return { refused: preflightAnswer() };
  const request = await withinLimit(c, path);
  if (!request) return { refused: wireRefusal(path, 413, 'The request is too large.') };
  const form = changesSomething(c.req.method) ? await readableForm(request) : request;
  if (!form) return { refused: wireRefusal(path, 400, 'The request cannot be read.') };
  return { admitted: withoutCookies(form) };
}

/** Undecodable, or with characters that PostgreSQL cannot store. */
function unreadable(c: ShellContext, path: string): Response {
  const { language, id } = c.get('facts');
  return isWirePath(path) || isWebhookPath(path)
    ? wireRefusal(path, 400, 'This address cannot be read.')
    : errorPage('unreadable', language, id);
}

/** Null: too large. What is read counts until the response is made (shell.ts). */
function withinLimit(c: ShellContext, path: string): Promise<Request | null> {
  const request = c.req.raw;
  const limit = bodyLimit(path, c.req.header('content-type') ?? null);
  return receiveBody(request, limit, () => {
    const networks = networksOfClient(c.get('facts').address);
    const held = bodyBudget.open(bodyKind(path, declaredLength(request)), networks);
    c.set('held', held);
    return held;
  });
}

/** Read by its route, up to the limit. */
function ofDeclaredLength(c: ShellContext, path: string): Request | null {
  return (declaredLength(c.req.raw) ?? 0) > bodyLimit(path, null) ? null : c.req.raw;
}

function movedTo(location: string): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } });
}
