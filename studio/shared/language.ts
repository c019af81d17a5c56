export type Language = 'da' | 'en';
export const languages: readonly Language[] = ['da', 'en'];
