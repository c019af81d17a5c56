/** Addresses of pages that anybody may see, that render without a secret and load no framework. One line per page. */
export const visitorPages: readonly string[] = [
  '/',
  '/courses',
  '/courses/voice-elevated',
  '/courses/voice-elevated/details',
  '/courses/private-coaching',
  '/courses/celebrity-vocal-experience',
  '/courses/advanced-technique',
  '/courses/beginner-vocals',
  '/courses/singing-workshop-1d',
  '/courses/singing-workshop-2d',
  '/voice-elevated-application',
  '/celebrity-application',
  '/about-thea-lindehav',
  '/thea-lindehav',
  '/testimonials',
  '/testimonials?type=audio',
  '/testimonials/share',
  '/magazine',
  '/magazine/the-ten-seconds-before',
  '/magazine/a-siren-seen',
  '/book',
  '/shop',
  '/shop/hoodie',
  '/sales',
  '/contact',
  '/consultation',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/withdraw',
  '/private-coaching/book',
  '/newsletter',
  '/cart',
];

/** The same, but made anew for every visitor: they hold to every rule except that of being alike for all. */
export const ownPages: readonly string[] = ['/checkout/main-course', '/checkout/microphone'];
/** The ways to an account, as far as they can be seen without a mail. */
export const doorPages: readonly string[] = [
  '/login',
  '/login?tab=sign-up',
  '/login?tab=reset',
  '/login?tab=link',
  '/reset/AAAAAAAAAAAAAAAAAAAAAA',
];

/** Those among them that show a thing only the sample studio has; an empty studio does not have them. */
export const sampleThings: readonly string[] = [
  '/shop/hoodie',
  '/magazine/the-ten-seconds-before',
  '/magazine/a-siren-seen',
];
