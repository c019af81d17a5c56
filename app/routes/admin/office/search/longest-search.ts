export const longestSearch = 100;
