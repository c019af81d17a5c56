export const articleStates = ['draft', 'scheduled', 'published', 'unpublished'] as const;
export type ArticleState = (typeof articleStates)[number];
