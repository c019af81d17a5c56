/** A random token that identifies nobody, stored until the subscription is confirmed. */
export const newsletterMarkKey = 'belcanto_newsletter';
