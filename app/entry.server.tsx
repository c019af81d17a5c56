import { PassThrough, Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { factsOf } from './web/request-facts.ts';

/** A page that takes longer than this to render is given up, in milliseconds. */
export const streamTimeout = 10_000;

/**
 * Renders the whole page before answering: what is not hydrated cannot be filled in later, and an error while
 * rendering becomes an honest 500 instead of half a page.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = factsOf(context);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(timeout);
          const body = pipe(new PassThrough());
          resolve(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }));
        },
        onShellError: reject,
        onError: (error) => reject(error),
      },
    );
    const timeout = setTimeout(() => abort(new Error('The page took too long to render')), streamTimeout);
  });
}
