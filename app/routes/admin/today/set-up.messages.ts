import type { Language } from '#studio/shared/language.ts';

const en = {
  left: (count: number) => `Get set up (${count})`,
  end: 'Hide this list',
  endNote: 'You’ll find it again in Settings.',
};

const da: typeof en = {
  left: (count) => `Kom godt i gang (${count})`,
  end: 'Skjul listen',
  endNote: 'Du finder den igen under Indstillinger.',
};

export const setUpMessages: Record<Language, typeof en> = { en, da };
