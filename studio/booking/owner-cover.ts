/** How the owner wants an hour covered: paid in the room, by a credit of theirs, by a link to pay, or not at all. */
export const ownerCovers = ['at-lesson', 'credit', 'link', 'owner'] as const;
export type OwnerCover = (typeof ownerCovers)[number];
