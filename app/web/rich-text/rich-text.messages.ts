import type { RichTextProblem } from '#studio/shared/content/rich-text/rich-text-source.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const richTextMessages = inBoth({
  toolbar: ['Formatting', 'Formatering'],
  bold: ['Bold', 'Fed'],
  italic: ['Italic', 'Kursiv'],
  link: 'Link',
  heading: ['Subheading', 'Mellemrubrik'],
  bulletList: ['Bulleted list', 'Punktliste'],
  orderedList: ['Numbered list', 'Nummereret liste'],
  hint: [
    'Enter starts a new paragraph, Shift+Enter a new line.',
    'Enter begynder et nyt afsnit, Skift+Enter en ny linje.',
  ],
  lines: ['An empty line starts a new paragraph.', 'En tom linje begynder et nyt afsnit.'],
  signs: [
    'Formatting: **bold**, *italic*, [text](https://example.com) for a link. A backslash before a sign shows the sign itself.',
    'Formatering: **fed**, *kursiv*, [tekst](https://example.com) til et link. En omvendt skråstreg foran et tegn viser selve tegnet.',
  ],
  listSigns: [
    '“- ” or “1. ” at the start of a line makes a list, “#24. ” one that starts at 24.',
    '»- « eller »1. « først på en linje giver en liste, »#24. « en, der begynder med 24.',
  ],
  headingSign: [
    '“# ” at the start of a line makes a subheading.',
    '»# « først på en linje giver en mellemrubrik.',
  ],
  linkTitle: 'Link',
  linkText: ['Text', 'Tekst'],
  linkAddress: common.address,
  linkHint: [
    'A website, an email address, a phone number, or a page of yours such as /courses.',
    'En hjemmeside, en e-mailadresse, et telefonnummer eller en af dine egne sider, for eksempel /courses.',
  ],
  linkMissing: ['Enter a text for the link.', 'Skriv en tekst til linket.'],
  linkInvalid: [
    'Enter a website, an email address, a phone number, or a path that starts with /.',
    'Skriv en hjemmeside, en e-mailadresse, et telefonnummer eller en sti, der begynder med /.',
  ],
  saveLink: ['Save link', 'Gem link'],
  removeLink: ['Remove link', 'Fjern link'],
  close: common.close,
  leftOut: {
    pictures: {
      one: ['1 picture was left out.', '1 billede blev udeladt.'],
      many: ['{count} pictures were left out.', '{count} billeder blev udeladt.'],
    },
    recordings: {
      one: ['1 video, sound or file was left out.', '1 video, lyd eller fil blev udeladt.'],
      many: [
        '{count} videos, sounds or files were left out.',
        '{count} videoer, lyde eller filer blev udeladt.',
      ],
    },
    links: {
      one: [
        '1 link was left out, because its address isn’t valid. Its text is there.',
        '1 link blev udeladt, fordi adressen ikke er gyldig. Teksten er med.',
      ],
      many: [
        '{count} links were left out, because their addresses aren’t valid. Their texts are there.',
        '{count} links blev udeladt, fordi adresserne ikke er gyldige. Teksterne er med.',
      ],
    },
  },
  problems: {
    'too-long': ['This text is too long.', 'Teksten er for lang.'],
    'invalid-link': [
      'A link isn’t valid. Use https://, mailto:, tel: or a path that starts with /.',
      'Et link er ikke gyldigt. Brug https://, mailto:, tel: eller en sti, der begynder med /.',
    ],
  } satisfies Pairs<Record<RichTextProblem, string>>,
});

export type RichTextWords = (typeof richTextMessages)['en'];
