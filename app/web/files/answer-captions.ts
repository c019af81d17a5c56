import { hasVersion } from './etag.ts';

export function answerCaptions(
  request: Request,
  captions: { content: string; digest: string },
  cacheControl = 'private, no-store',
): Response {
  const etag = `"${captions.digest}"`;
  const headers = {
    'content-type': 'text/vtt; charset=utf-8',
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    etag,
  };
  if (hasVersion(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(captions.content, { headers });
}
