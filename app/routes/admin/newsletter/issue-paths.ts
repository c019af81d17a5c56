export const issuesPath = '/admin/newsletter';
export const newIssuePath = `${issuesPath}/new`;
export const issuePage = `${issuesPath}/issues/:issue`;
export const subscribersPath = `${issuesPath}/subscribers`;
export const segmentsPath = `${issuesPath}/segments`;
export const sequencesPath = `${issuesPath}/sequences`;

export function adminIssuePath(key: string): string {
  return `${issuesPath}/issues/${key}`;
}
