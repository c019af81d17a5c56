import { useRouteLoaderData } from 'react-router';
import type { loader } from './admin.tsx';
import type { Section } from './sections.ts';

/** The data of the layout: the owner's name and the counts of open items. */
export function useAdmin() {
  return useRouteLoaderData<typeof loader>('admin') ?? null;
}

export function waitingIn({ pages }: Section, admin: ReturnType<typeof useAdmin>): number {
  return pages.reduce((sum, { waits }) => sum + ((waits && admin?.waiting[waits]) || 0), 0);
}
