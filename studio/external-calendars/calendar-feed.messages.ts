import type { Language } from '#studio/shared/language.ts';

const en = {
  session: 'Session',
  consultation: 'Consultation',
  date: 'Date of a programme',
  block: 'Blocked',
  held: (title: string) => `${title} (not paid yet)`,
  places: { online: 'Online', studio: 'Studio' },
};

const da: typeof en = {
  session: 'Time',
  consultation: 'Samtale',
  date: 'Dag på et hold',
  block: 'Spærret',
  held: (title) => `${title} (ikke betalt endnu)`,
  places: { online: 'Online', studio: 'Studiet' },
};

export const feedMessages: Record<Language, typeof en> = { en, da };
