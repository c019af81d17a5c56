import type { Settings } from '#platform/settings.ts';

export interface PagePolicy {
  formActions: readonly string[];
  frames: readonly string[];
  nonce: string | null;
}

const fixed = [
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

export function contentSecurityPolicy({ formActions, frames, nonce }: PagePolicy): string {
  return [
    // Hydrated pages prefetch data, to which Firefox applies it.
    ...(nonce ? ["default-src 'self'", "object-src 'none'"] : ["default-src 'none'"]),
    ...fixed,
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    `form-action ${["'self'", ...formActions].join(' ')}`,
    ...(nonce || frames.length > 0 ? [`frame-src ${frames.join(' ') || "'none'"}`] : []),
  ].join('; ');
}

export const developmentPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:; frame-ancestors 'none'";

export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A service worker has the policy of its own script: it renews its subscription. */
export const workerPolicy = inertPolicy.replace(
  "default-src 'none'",
  "default-src 'none'; connect-src 'self'",
);

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

export function addSecurityHeaders(
  headers: Headers,
  { siteUrl, hstsSubdomains }: Pick<Settings, 'siteUrl' | 'hstsSubdomains'>,
): void {
  for (const [name, value] of Object.entries(everywhere)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (siteUrl.startsWith('https:')) {
    const subdomains = hstsSubdomains ? '; includeSubDomains' : '';
    headers.set('strict-transport-security', `max-age=31536000${subdomains}`);
  }
}

/** Secret-link pages. Without any referrer, a browser without Sec-Fetch-Site sends `Origin: null` with their forms. */
export function addSecrecyHeaders(headers: Headers): void {
  headers.set('cache-control', 'no-store');
  headers.set('referrer-policy', 'same-origin');
  headers.set('x-robots-tag', 'noindex');
}
