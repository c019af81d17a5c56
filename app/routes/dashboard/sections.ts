/**
 * The doors of the student's room, in the order in which they stand. A section is added here together with its page:
 * the frame never shows a door that leads nowhere.
 */
export const sections = [
  { key: 'courses', path: '/dashboard' },
  { key: 'journal', path: '/dashboard/journal' },
  { key: 'bookings', path: '/dashboard/bookings' },
  { key: 'orders', path: '/dashboard/orders' },
  { key: 'applications', path: '/dashboard/applications' },
  { key: 'account', path: '/dashboard/account' },
  { key: 'data', path: '/dashboard/data' },
] as const;

export type Section = (typeof sections)[number]['key'];
