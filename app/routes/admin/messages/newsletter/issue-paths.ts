import type { SequenceKey } from '#platform/db/schema/newsletter.ts';

export const issuesPath = '/admin/newsletter';
export const newIssuePath = `${issuesPath}/new`;
export const issuePage = `${issuesPath}/issues/:issue`;
export const sequencesPath = `${issuesPath}/sequences`;
export const sequencePage = `${sequencesPath}/:sequence`;
export const segmentsPath = `${issuesPath}/segments`;
export const subscribersPath = `${issuesPath}/subscribers`;
export const subscriberImportPath = `${subscribersPath}/import`;

export function adminIssuePath(key: string): string {
  return `${issuesPath}/issues/${key}`;
}

export function sequencePath(sequence: SequenceKey): string {
  return `${sequencesPath}/${sequence}`;
}
