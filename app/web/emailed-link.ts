const ofLink =
  /^\/(?:da\/|en\/)?(?:applications|application-drafts|bookings|consultation\/confirm|courses\/waiting-list\/\w+|orders|preview)\/./;

/** A page of an emailed link without words of its own for one that has ended. The same for every token, known or not. */
export function isOfLink(pathname: string): boolean {
  return ofLink.test(pathname);
}
