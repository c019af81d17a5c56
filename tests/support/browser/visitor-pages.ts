/** URLs of public pages that render without a secret and are not hydrated. One line per page. */
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
  '/courses/studio-day',
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
  '/book/before-you-go-on/text',
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
  '/private-coaching/packs',
  '/gift-cards',
  '/range',
  '/newsletter',
  '/courses/notify',
  '/cart',
  '/search',
  '/search?q=breath',
];

/** Also public, but rendered for every visitor: every rule applies except that of being identical for all. */
export const ownPages: readonly string[] = [
  '/checkout/main-course',
  '/checkout/microphone',
  '/checkout/gift-card-1000',
];
export const signInPages: readonly string[] = [
  '/login',
  '/login?tab=sign-up',
  '/login?tab=reset',
  '/login?tab=link',
  '/reset/AAAAAAAAAAAAAAAAAAAAAA',
];

/** Pages of items that only the sample studio has; an empty studio does not have them. */
export const sampleOnlyPages: readonly string[] = [
  '/shop/hoodie',
  '/magazine/the-ten-seconds-before',
  '/magazine/a-siren-seen',
  '/book/before-you-go-on/text',
];
