export const instructorsPage = '/admin/instructors';
export const instructorPage = '/admin/instructors/:instructor';
