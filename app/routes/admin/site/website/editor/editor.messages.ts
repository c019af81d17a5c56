import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const editorMessages = inBoth({
  preview: ['The page with your changes', 'Siden med dine ændringer'],
  actions: ['Preview and publish', 'Vis og udgiv'],
  edit: ['Edit', 'Rediger'],
  previewLanguage: ['Language of the preview', 'Forhåndsvisningens sprog'],
  languages: { en: common.english, da: common.danish },
  close: common.close,
  previous: (name: string) => [`Previous section: ${name}`, `Forrige afsnit: ${name}`],
  next: (name: string) => [`Next section: ${name}`, `Næste afsnit: ${name}`],
  contents: ['Sections and settings', 'Afsnit og indstillinger'],
  reviewOf: (page: string) => [`Publish ${page}`, `Udgiv ${page}`],
  review: (count: number) =>
    count === 0
      ? ['Review', 'Gennemse']
      : count === 1
        ? ['Review · 1 note', 'Gennemse · 1 note']
        : [`Review · ${count} notes`, `Gennemse · ${count} noter`],
  changes: (count: number) =>
    count === 1 ? ['1 change', '1 ændring'] : [`${count} changes`, `${count} ændringer`],
  show: ['Preview', 'Vis siden'],
  back: ['Back to editing', 'Tilbage til teksten'],
});

export type EditorWords = (typeof editorMessages)['en'];
