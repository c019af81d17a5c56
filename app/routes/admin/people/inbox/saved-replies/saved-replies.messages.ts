import type { SavedReplyFault, SavedReplyTexts } from '#studio/people/contact/saved-reply.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const savedReplyMessages = inBoth({
  title: ['Saved replies', 'Gemte svar'],
  lead: [
    'Texts you use often. Insert them when you reply to a message.',
    'Tekster, du ofte bruger. Indsæt dem, når du svarer på en besked.',
  ],
  back: ['All saved replies', 'Alle gemte svar'],
  toMessages: ['All messages', 'Alle beskeder'],
  none: ['No saved replies yet.', 'Ingen gemte svar endnu.'],
  create: ['New saved reply', 'Nyt gemt svar'],
  fields: {
    titleEn: ['Title in English', 'Titel på engelsk'],
    bodyEn: ['Text in English', 'Tekst på engelsk'],
    titleDa: ['Title in Danish', 'Titel på dansk'],
    bodyDa: ['Text in Danish', 'Tekst på dansk'],
  } satisfies Pairs<Record<keyof SavedReplyTexts, string>>,
  faults: {
    title: ['Between 1 and 80 characters.', 'Mellem 1 og 80 tegn.'],
    text: ['Between 1 and 5,000 characters.', 'Mellem 1 og 5.000 tegn.'],
  } satisfies Pairs<Record<SavedReplyFault, string>>,
  save: common.save,
  remove: common.delete,
  sure: (title: string) => [
    `Delete the saved reply “${title}”? This can’t be undone.`,
    `Slet det gemte svar »${title}«? Det kan ikke fortrydes.`,
  ],
  yes: ['Yes, delete it', 'Ja, slet det'],
  notSaved: common.notSaved,
  refusals: {
    invalid: ['Please check the marked fields.', 'Ret de markerede felter.'],
    changed: [
      'Someone else has changed this saved reply. Save again to replace their version with yours.',
      'En anden har ændret svaret. Gem igen, hvis din udgave skal erstatte den anden.',
    ],
    full: [
      'You can save up to 100 replies. Delete one first.',
      'Du kan gemme op til 100 svar. Slet et først.',
    ],
  },
  flash: {
    saved: common.savedSentence,
    created: ['Saved reply created.', 'Svaret er gemt.'],
    deleted: ['The saved reply has been deleted.', 'Det gemte svar er slettet.'],
  },
});

export type SavedReplyWords = (typeof savedReplyMessages)['en'];
