import type { RichTextProblem } from '#studio/content/rich-text/rich-text-source.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  heading: 'Subheading',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  hint: 'An empty line starts a new paragraph.',
  signs:
    'Formatting: **bold**, *italic*, [text](https://example.com) for a link. A backslash before a sign shows the sign itself.',
  listSigns: '“- ” or “1. ” at the start of a line makes a list.',
  headingSign: '“# ” at the start of a line makes a subheading.',
  linkTitle: 'Link',
  linkText: 'Text',
  linkAddress: 'Address',
  linkHint: 'A website, an email address, a phone number, or a page of yours such as /courses.',
  linkMissing: 'Enter a text for the link.',
  linkInvalid: 'Enter a website, an email address, a phone number, or a path that starts with /.',
  saveLink: 'Save link',
  removeLink: 'Remove link',
  close: 'Close',
  problems: {
    'too-long': 'This text is too long.',
    'invalid-link': 'A link isn’t valid. Use https://, mailto:, tel: or a path that starts with /.',
  } satisfies Record<RichTextProblem, string>,
};

export type RichTextWords = typeof en;

const da: RichTextWords = {
  toolbar: 'Formatering',
  bold: 'Fed',
  italic: 'Kursiv',
  link: 'Link',
  heading: 'Mellemrubrik',
  bulletList: 'Punktliste',
  orderedList: 'Nummereret liste',
  hint: 'En tom linje begynder et nyt afsnit.',
  signs:
    'Formatering: **fed**, *kursiv*, [tekst](https://example.com) til et link. En omvendt skråstreg foran et tegn viser selve tegnet.',
  listSigns: '»- « eller »1. « først på en linje giver en liste.',
  headingSign: '»# « først på en linje giver en mellemrubrik.',
  linkTitle: 'Link',
  linkText: 'Tekst',
  linkAddress: 'Adresse',
  linkHint: 'En hjemmeside, en e-mailadresse, et telefonnummer eller en af dine egne sider, fx /courses.',
  linkMissing: 'Skriv en tekst til linket.',
  linkInvalid: 'Skriv en hjemmeside, en e-mailadresse, et telefonnummer eller en sti, der begynder med /.',
  saveLink: 'Gem link',
  removeLink: 'Fjern link',
  close: 'Luk',
  problems: {
    'too-long': 'Teksten er for lang.',
    'invalid-link': 'Et link er ikke gyldigt. Brug https://, mailto:, tel: eller en sti, der begynder med /.',
  },
};

export const richTextMessages: Record<Language, RichTextWords> = { en, da };
