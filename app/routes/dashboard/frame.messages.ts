import type { Section } from './sections.ts';

interface FrameWords {
  skip: string;
  navLabel: string;
  menu: string;
  sections: Record<Section, string>;
  signOut: string;
}

export const en: FrameWords = {
  skip: 'Skip to content',
  navLabel: 'Your room',
  menu: 'Menu',
  sections: { courses: 'Courses', journal: 'Journal', account: 'Account' },
  signOut: 'Sign out',
};

export const da: FrameWords = {
  skip: 'Gå til indhold',
  navLabel: 'Dit rum',
  menu: 'Menu',
  sections: { courses: 'Kurser', journal: 'Dagbog', account: 'Konto' },
  signOut: 'Log ud',
};

export const frameMessages = { en, da };
