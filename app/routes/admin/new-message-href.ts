export function newMessageHref(person: { name: string | null; email: string; subject?: string }): string {
  const { name, email, subject } = person;
  const filled = { name: name ?? '', email, ...(subject ? { subject } : {}) };
  return `/admin/messages/new?${new URLSearchParams(filled)}`;
}
