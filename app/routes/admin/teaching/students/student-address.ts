import type { ListedStudent } from '#studio/teaching/students/student-list.queries.ts';

/** Guests have no account id, so their URL has the email. */
export function studentAddress({
  id,
  email,
  isGuest,
}: Pick<ListedStudent, 'id' | 'email' | 'isGuest'>): string {
  if (isGuest) return `/admin/students/guest?${new URLSearchParams({ email })}`;
  return `/admin/students/${encodeURIComponent(id)}`;
}
