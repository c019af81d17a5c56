export const instructorsPage = '/admin/instructors';
export const instructorPage = '/admin/instructors/:instructor';

/** -1 matches no row. */
export function instructorId(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
}
