import { useEffect } from 'react';
import { badgeOf } from '#studio/office/admin-tasks/badge.ts';
import { useAdmin } from './layout-data.ts';

/** The number on the icon of the installed admin; notifications update it while no page is open. */
export function useAppBadge(): void {
  const waiting = useAdmin()?.waiting;
  const count = waiting ? badgeOf(waiting) : null;
  useEffect(() => {
    if (count === null) return;
    const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    shown?.catch(() => {});
  }, [count]);
}
