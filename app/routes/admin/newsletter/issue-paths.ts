export const issuesPath = '/admin/newsletter';
export const newIssuePath = `${issuesPath}/new`;
export const issuePage = `${issuesPath}/issues/:issue`;
export const subscribersPath = `${issuesPath}/subscribers`;
export const subscriberImportPath = `${subscribersPath}/import`;

export function adminIssuePath(key: string): string {
  return `${issuesPath}/issues/${key}`;
}
