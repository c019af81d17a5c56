import type { SavedReplyField } from '#studio/contact/saved-reply.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Saved replies',
  lead: 'Texts you use often. Insert them when you reply to a message.',
  back: 'All saved replies',
  toMessages: 'All messages',
  none: 'No saved replies yet.',
  create: 'New saved reply',
  fields: {
    titleEn: 'Title in English',
    bodyEn: 'Text in English',
    titleDa: 'Title in Danish',
    bodyDa: 'Text in Danish',
  } satisfies Record<SavedReplyField, string>,
  faults: {
    titleEn: 'Between 1 and 80 characters.',
    titleDa: 'Between 1 and 80 characters.',
    bodyEn: 'Between 1 and 5,000 characters.',
    bodyDa: 'Between 1 and 5,000 characters.',
  } satisfies Record<SavedReplyField, string>,
  save: 'Save',
  remove: 'Delete',
  sure: (title: string) => `Delete the saved reply “${title}”? This can’t be undone.`,
  yes: 'Yes, delete it',
  notSaved: 'Not saved',
  refusals: {
    'bad-input': 'Please check the marked fields.',
    changed: 'Someone else has changed this saved reply. Save again to replace their version with yours.',
    full: 'You can save up to 100 replies. Delete one first.',
  },
  flash: { saved: 'Saved.', created: 'Saved reply created.', deleted: 'The saved reply has been deleted.' },
};

const da: typeof en = {
  title: 'Gemte svar',
  lead: 'Tekster, du ofte bruger. Indsæt dem, når du svarer på en besked.',
  back: 'Alle gemte svar',
  toMessages: 'Alle beskeder',
  none: 'Ingen gemte svar endnu.',
  create: 'Nyt gemt svar',
  fields: {
    titleEn: 'Titel på engelsk',
    bodyEn: 'Tekst på engelsk',
    titleDa: 'Titel på dansk',
    bodyDa: 'Tekst på dansk',
  },
  faults: {
    titleEn: 'Mellem 1 og 80 tegn.',
    titleDa: 'Mellem 1 og 80 tegn.',
    bodyEn: 'Mellem 1 og 5.000 tegn.',
    bodyDa: 'Mellem 1 og 5.000 tegn.',
  },
  save: 'Gem',
  remove: 'Slet',
  sure: (title) => `Slet det gemte svar »${title}«? Det kan ikke fortrydes.`,
  yes: 'Ja, slet det',
  notSaved: 'Ikke gemt',
  refusals: {
    'bad-input': 'Ret de markerede felter.',
    changed: 'En anden har ændret svaret. Gem igen, hvis din udgave skal erstatte den anden.',
    full: 'Du kan gemme op til 100 svar. Slet et først.',
  },
  flash: { saved: 'Gemt.', created: 'Svaret er gemt.', deleted: 'Det gemte svar er slettet.' },
};

export const savedReplyMessages: Record<Language, typeof en> = { en, da };
export type SavedReplyWords = typeof en;

/** Of `?flash=`. */
export function savedReplyFlash(request: Request): keyof SavedReplyWords['flash'] | null {
  const flash = new URL(request.url).searchParams.get('flash');
  return flash === 'saved' || flash === 'created' || flash === 'deleted' ? flash : null;
}
