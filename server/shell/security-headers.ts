export interface PagePolicy {
  /** Origins of checkouts to which a form of ours may be redirected. */
  formActions: readonly string[];
  /** Origins of players and schedulers that this one page may frame. */
  frames: readonly string[];
  /** Set on hydrated pages only. */
  nonce: string | null;
}

const fixed = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'none'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** The content security policy of a page, the whole of it. */
export function contentSecurityPolicy({ formActions, frames, nonce }: PagePolicy): string {
  return [
    ...fixed,
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    `form-action ${["'self'", ...formActions].join(' ')}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
  ].join('; ');
}

/** Vite's reload channel and its styles in the page; only under `npm run dev`. */
export const developmentPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:; frame-ancestors 'none'";

/** For answers that are not pages: JSON, files, redirects. Nothing in them may run, load or be framed. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Adds what every answer carries. A route that has said something stricter keeps its word. */
export function addSecurityHeaders(headers: Headers, isHttps: boolean): void {
  for (const [name, value] of Object.entries(everywhere)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (isHttps) headers.set('strict-transport-security', 'max-age=31536000');
}

/** A page behind a secret link is stored nowhere, named to nobody. */
export function addSecrecyHeaders(headers: Headers): void {
  headers.set('cache-control', 'no-store');
  headers.set('referrer-policy', 'no-referrer');
  headers.set('x-robots-tag', 'noindex');
}
