import { useRouteLoaderData } from 'react-router';
import type { Waiting } from '#studio/office/admin-tasks/counts.queries.ts';
import type { Section } from './sections.ts';

export interface AdminData {
  name: string;
  studioName: string;
  waiting: Waiting;
}

/** The data of the layout: the owner's name and the counts of open items. */
export function useAdmin() {
  return useRouteLoaderData<AdminData | null>('admin') ?? null;
}

export function waitingIn({ pages }: Section, admin: ReturnType<typeof useAdmin>): number {
  return pages.reduce((sum, { waits }) => sum + ((waits && admin?.waiting[waits]) || 0), 0);
}
