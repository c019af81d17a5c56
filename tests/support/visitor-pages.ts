/** Addresses of pages that anybody may see, that render without a secret and load no framework. One line per page. */
export const visitorPages: readonly string[] = [
  '/',
  '/contact',
  '/courses',
  '/courses/private-coaching',
  '/courses/voice-elevated',
  '/courses/celebrity-vocal-experience',
  '/courses/advanced-technique',
  '/private-coaching/book',
  '/newsletter',
  '/shop',
  '/testimonials',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
];
