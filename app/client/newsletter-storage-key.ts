/**
 * Where a browser that has subscribed remembers it until the mail is opened (localStorage). It names nobody: its value is
 * good for recognising one page and nothing else.
 */
export const newsletterMarkKey = 'belcanto_newsletter';
