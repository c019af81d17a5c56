/** For URLs that contain a secret: no-store, no referrer to other sites. */
export const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const;
