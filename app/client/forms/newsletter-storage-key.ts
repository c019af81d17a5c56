/** A random token that identifies no one, stored until the subscription is confirmed. */
export const newsletterMarkKey = 'belcanto_newsletter';
