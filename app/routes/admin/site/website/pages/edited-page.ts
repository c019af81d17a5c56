import type { Route } from './+types/page';

/** What the page of an edited page shows. */
export type EditedPage = Route.ComponentProps['loaderData'];
