/** Calls of the original backend's clients: answered as JSON, usable from other origins in CORS_ORIGINS. */
export function isWirePath(path: string): boolean {
  return /^\/(rest|functions|storage)\//.test(path);
}

/** What other people's pages may load and ask: open to every origin, without cookies. Nothing else is. */
export function isEmbedPath(path: string): boolean {
  return path.startsWith('/embed/');
}

/** False for broken percent escapes and for U+0000. */
export function isReadablePath(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Called by vendors' servers: signed, never by a browser. */
export function isWebhookPath(path: string): boolean {
  return path.startsWith('/webhooks/');
}

/** Pages whose form may bring files, and what their script asks for: read as it arrives by the route (app/web/forms/read-upload.ts). */
const uploadPages =
  /^(?:\/(?:da|en))?\/(?:celebrity-application|testimonials\/share|shop\/admin\/picture|admin\/pictures|admin\/lessons\/[^/]+|admin\/workbooks(?:\/[^/]+)?)(?:\.data)?$/;

/** Where a large file arrives in pieces, each the plain body of a PUT. */
const chunkPath = /^\/admin\/uploads\/[^/]+\/\d{1,5}$/;

export function isChunk(path: string, method: string): boolean {
  return method === 'PUT' && chunkPath.test(path);
}

/** Where a body of many megabytes may be on its way for minutes. */
export function isUploadPath(path: string): boolean {
  return path.startsWith('/storage/') || uploadPages.test(path) || chunkPath.test(path);
}

/** A form with files, sent to a page that takes them. */
export function isUploadForm(path: string, contentType: string | null): boolean {
  return uploadPages.test(path) && /^multipart\/form-data\b/i.test(contentType ?? '');
}

/** First segments of addresses whose second segment is a secret of one person. */
const secretPlaces = [
  'bookings',
  'orders',
  'applications',
  'setup',
  'sign-in',
  'reset',
  'login',
  'newsletter',
  'consultation',
  'test-checkout',
];
const secretPath = new RegExp(`^(?:/(?:da|en))?/(?:${secretPlaces.join('|')})/[^/]`);

/** Pages behind a secret link: never stored, never named to other sites or search engines. */
export function isSecretPath(path: string): boolean {
  return secretPath.test(path) || /^(?:\/(?:da|en))?\/payment-success$/.test(path);
}

/** A path as logs may show it: without the segments that are, or look like, somebody's secret. */
export function maskedPath(path: string): string {
  const segments = path.split('/');
  const place = segments.findIndex((segment) => secretPlaces.includes(segment));
  const masked = segments.map((segment, at) =>
    (place > 0 && at > place && segment) || /^[\w-]{20,}$/.test(segment) ? '…' : segment,
  );
  return masked.join('/').slice(0, 200);
}
