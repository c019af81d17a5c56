import type { Language } from '#studio/shared/language.ts';

const en = {
  alreadyPaid: 'This is paid already. Nothing more is taken.',
  line: (programme: string, number: number, of: number) => `${programme}, instalment ${number} of ${of}`,
};

const da: typeof en = {
  alreadyPaid: 'Det er allerede betalt. Der trækkes ikke mere.',
  line: (programme, number, of) => `${programme}, rate ${number} af ${of}`,
};

export const payWords: Record<Language, typeof en> = { en, da };
