export const ownerCovers = ['at-session', 'credit', 'link', 'owner'] as const;
export type OwnerCover = (typeof ownerCovers)[number];
