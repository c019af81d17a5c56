export const articleStates = ['draft', 'scheduled', 'published', 'unpublished', 'deleted'] as const;
export type ArticleState = (typeof articleStates)[number];
