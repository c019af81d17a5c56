import { inBoth } from '#studio/shared/texts/in-both.ts';

/** Chosen on the server, so that no page loads them in both languages. */
export const quotesMessages = inBoth({
  everywhere: ['Use these everywhere', 'Brug dem alle steder'],
  everywhereNote: (count: number) =>
    count === 1
      ? [
          'This quote replaces the quotes on all your pages at once. You can undo it page by page.',
          'Dette citat erstatter straks citaterne på alle dine sider. Du kan fortryde det side for side.',
        ]
      : [
          `These ${count} quotes replace the quotes on all your pages at once. You can undo it page by page.`,
          `Disse ${count} citater erstatter straks citaterne på alle dine sider. Du kan fortryde det side for side.`,
        ],
  removeSamples: ['Remove all samples', 'Fjern alle eksempler'],
  removeSamplesNote: (count: number) =>
    count === 1
      ? [
          '1 sample quote is removed from your pages at once. You can undo it page by page.',
          '1 eksempel fjernes straks fra dine sider. Du kan fortryde det side for side.',
        ]
      : [
          `${count} sample quotes are removed from your pages at once. You can undo it page by page.`,
          `${count} eksempler fjernes straks fra dine sider. Du kan fortryde det side for side.`,
        ],
  flash: {
    everywhere: ['All your pages show these quotes now.', 'Alle dine sider viser nu de citater.'],
    removed: ['The sample quotes are removed.', 'Eksemplerne er fjernet.'],
    'quote-removed': ['The quote is removed.', 'Citatet er fjernet.'],
  },
  received: {
    heading: ['From students', 'Fra elever'],
    list: ['Page', 'Side'],
    add: ['Add to the draft', 'Føj til kladden'],
    remove: ['Remove', 'Fjern'],
  },
  notChanged: ['Nothing was changed', 'Der er ikke ændret noget'],
  changed: [
    'The list was changed meanwhile. You see it as it is now.',
    'Listen er ændret imens. Du ser den, som den er nu.',
  ],
});
