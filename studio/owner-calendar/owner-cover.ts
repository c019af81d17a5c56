export const ownerCovers = ['at-lesson', 'credit', 'link', 'owner'] as const;
export type OwnerCover = (typeof ownerCovers)[number];
