import { useRouteLoaderData } from 'react-router';
import type { loader } from './student-area.tsx';

/** The data of the layout: the studio's name and the count of unread conversations. */
export function useStudentArea() {
  return useRouteLoaderData<typeof loader>('student-area') ?? { studioName: '', unread: 0 };
}
