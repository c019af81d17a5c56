import type { Language } from '#studio/shared/language.ts';

const en = {
  preview: 'The page with your changes',
  actions: 'Preview and publish',
  edit: 'Edit',
  previewLanguage: 'Language of the preview',
  languages: { en: 'English', da: 'Danish' },
  close: 'Close',
  previous: (name: string) => `Previous section: ${name}`,
  next: (name: string) => `Next section: ${name}`,
  contents: 'Sections and settings',
  reviewOf: (page: string) => `Publish ${page}`,
  review: (count: number) =>
    count === 0 ? 'Review' : count === 1 ? 'Review · 1 note' : `Review · ${count} notes`,
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  show: 'Preview',
  back: 'Back to editing',
};

export type EditorWords = typeof en;

const da: EditorWords = {
  preview: 'Siden med dine ændringer',
  actions: 'Vis og udgiv',
  edit: 'Rediger',
  previewLanguage: 'Forhåndsvisningens sprog',
  languages: { en: 'Engelsk', da: 'Dansk' },
  close: 'Luk',
  previous: (name) => `Forrige afsnit: ${name}`,
  next: (name) => `Næste afsnit: ${name}`,
  contents: 'Afsnit og indstillinger',
  reviewOf: (page) => `Udgiv ${page}`,
  review: (count) =>
    count === 0 ? 'Gennemse' : count === 1 ? 'Gennemse · 1 note' : `Gennemse · ${count} noter`,
  changes: (count) => (count === 1 ? '1 ændring' : `${count} ændringer`),
  show: 'Vis siden',
  back: 'Tilbage til teksten',
};

export const editorMessages: Record<Language, EditorWords> = { en, da };
