/** Addresses of pages that anybody may see, that render without a secret and load no framework. One line per page. */
export const visitorPages: readonly string[] = ['/', '/newsletter'];
