import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isOverload } from '#platform/overload/is-overload.ts';
import { isUnavailable } from '#platform/overload/is-unavailable.ts';
import { signShareAddresses } from '#studio/money/documents/sign-share-address.ts';
import { buildVersionOf } from './web/build-version.ts';
import { linksInLanguage } from './web/links-in-language.ts';
import { asksToBeIndexed, asksToHydrate, cachingOf } from './web/page-handle.ts';
import { type PagePlace, RequestContextProvider } from './web/request-context.ts';
import { factsOf } from './web/request-facts.ts';
import { worldOf } from './web/world.ts';

/** Milliseconds after which rendering is aborted. */
export const streamTimeout = 10_000;

/** Buffered: pages without hydration cannot receive streamed parts, and errors become a real 500. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce: freshNonce, answer, language, id } = factsOf(context);
  const matches = routerContext.staticHandlerContext.matches.map(({ route, params }) => ({
    handle: route.handle,
    params,
  }));
  answer.hasFailed = status >= 500 && routerContext.staticHandlerContext.errors !== null;
  answer.isMissing = (status === 404 || status === 410) && routerContext.staticHandlerContext.errors !== null;
  // Answered without this page (server/render.ts, server/shell/render-plain.ts).
  if (answer.isMissing || answer.isOverloaded || answer.tooManyFor !== null)
    return Promise.resolve(new Response(null, { status }));
  answer.hydrated = asksToHydrate(matches);
  answer.caching = cachingOf(matches, answer);
  const place = answer.hydrated
    ? null
    : placeOf({ request, context, status, isListed: asksToBeIndexed(matches) });
  const requested = { language, requestId: id, build: buildVersionOf(context), place };
  // Pages without hydration are byte-identical for caching, so they have no nonce.
  const nonce = answer.hydrated ? freshNonce : undefined;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <RequestContextProvider value={requested}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
      </RequestContextProvider>,
      {
        ...(nonce ? { nonce } : {}),
        // No out-of-order chunks, which would need an inline script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          const page = text(pipe(new PassThrough())).then((html) =>
            answer.hydrated
              ? html
              : signShareAddresses(linksInLanguage(html, language), worldOf(context).secret),
          );
          resolve(page.then((html) => new Response(html, { status, headers })));
        },
        onShellError: reject,
        onError: (error) => reject(error),
      },
    );
    const timeout = setTimeout(() => abort(new Error('The page took too long to render')), streamTimeout);
  });
}

interface Placed {
  request: Request;
  context: RouterContextProvider;
  status: number;
  isListed: boolean;
}

function placeOf(of: Placed): PagePlace {
  const { path, answer } = factsOf(of.context);
  const { searchParams } = new URL(of.request.url);
  const changing = Object.entries(answer.params).filter((pair): pair is [string, string] => pair[1] !== null);
  const search = new URLSearchParams(answer.caching ? changing : searchParams).toString();
  const { siteUrl } = worldOf(of.context).settings;
  // Else only pages that are identical for all visitors are for search engines.
  const isIndexed = of.status === 200 && (of.isListed || answer.caching !== null);
  const { languages } = answer;
  return { address: path + (search && `?${search}`), siteUrl, languages, isIndexed };
}

/** Logs errors of loaders, actions and rendering once, with the request id shown to the visitor. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { id, answer } = factsOf(context);
  answer.isOutage ||= isUnavailable(error);
  answer.isOverloaded ||= isOverload(error);
  if (answer.isOverloaded) return;
  worldOf(context).log.error({ requestId: id, err: error }, 'a page failed');
};
