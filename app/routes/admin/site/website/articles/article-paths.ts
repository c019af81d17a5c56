export const articlesPath = '/admin/website/articles';
export const newArticlePath = `${articlesPath}/new`;
