/** Characters of a search in the admin. */
export const longestSearch = 100;
