import { groupOfSubject } from './describe-entry.ts';

/** Where what the activity log names is shown; null: nowhere of its own. */
const pages = {
  order: (id) => `/admin/orders/${id}`,
  booking: (id) => `/admin/bookings/${id}`,
  application: (id) => `/admin/applications/${id}`,
  message: (id) => `/admin/messages/${id}`,
  story: (id) => `/admin/stories/${id}`,
  offer: (id) => `/admin/catalogue/${id}`,
  product: (id) => `/shop/admin?about=${id}#${id}`,
  date: (id) => `/admin/dates/${id}`,
  course: (id) => `/admin/courses/${id}`,
  lesson: (id) => `/admin/lessons/${id}`,
  workbook: (id) => `/admin/workbooks/${id}`,
  'discount-code': (id) => `/admin/codes/${id}`,
  invoice: (id) => `/admin/invoices/${id}`,
  page: (id) => `/admin/website/${id}`,
  media: (id) => `/admin/website/media/${id}`,
  instructor: (id) => `/admin/instructors/${id}`,
  'take-pair': (id) => `/admin/website/proof/${id}`,
  email: (id) => `/admin/emails/${id}`,
  'saved-reply': (id) => `/admin/saved-replies/${id}`,
  settings: (key) => {
    const group = groupOfSubject(`settings:${key}`);
    return group ? `/admin/settings/${group}#history` : '/admin/settings';
  },
  connection: () => '/admin/settings/connections',
  rate: () => '/admin/settings/rates',
  day: () => '/admin/settings/exceptions',
  calendar: () => '/admin/settings/calendars',
  task: null,
  mail: null,
  user: null,
} satisfies Record<string, ((id: string) => string) | null>;

export type SubjectKind = keyof typeof pages;

/** Without a link where it is gone. */
export function aboutOf(
  subject: string,
  names: Readonly<Record<SubjectKind, string>>,
  gone: ReadonlySet<string>,
): { about: string; href: string | null } {
  const [kind = '', ...rest] = subject.split(':');
  const known = (Object.keys(pages) as SubjectKind[]).find((one) => one === kind);
  if (!known) return { about: '–', href: null };
  return { about: names[known], href: gone.has(subject) ? null : (pages[known]?.(rest.join(':')) ?? null) };
}
