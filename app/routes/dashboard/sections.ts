/** Navigation of the student area, in display order. Add a section together with its page. */
export const sections = [
  { key: 'courses', path: '/dashboard' },
  { key: 'journal', path: '/dashboard/journal' },
  { key: 'bookings', path: '/dashboard/bookings' },
  { key: 'messages', path: '/dashboard/messages' },
  { key: 'orders', path: '/dashboard/orders' },
  { key: 'applications', path: '/dashboard/applications' },
  { key: 'account', path: '/dashboard/account' },
  { key: 'data', path: '/dashboard/data' },
] as const;

export type Section = (typeof sections)[number]['key'];
