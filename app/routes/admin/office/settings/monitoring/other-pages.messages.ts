import { inBoth } from '#studio/shared/texts/in-both.ts';

/** Pages of the settings that are no group, rendered in the loader; `words` are what they are searched by. */
export const otherPages = inBoth({
  embed: {
    name: ['Booking on another website', 'Booking på en anden hjemmeside'],
    text: [
      'Snippets that show your available times elsewhere, with a preview',
      'Kode, der viser dine ledige tider andre steder, med forhåndsvisning',
    ],
    words: [
      'embed widget snippet HTML Squarespace WordPress Wix partner choir',
      'indlejr widget kode HTML Squarespace WordPress Wix partner kor',
    ],
  },
  monitoring: {
    name: ['Backups and monitoring', 'Sikkerhedskopier og overvågning'],
    text: [
      'The last backup and its download, what we check, external monitoring',
      'Den seneste sikkerhedskopi, det vi holder øje med, overvågning udefra',
    ],
    words: [
      'restore status uptime monitor heartbeat certificate disk alert down download data',
      'gendan status oppetid overvåg certifikat disk alarm nede hent data',
    ],
  },
});

export type OtherPage = keyof (typeof otherPages)['en'];
