import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const feedMessages = inBoth({
  session: common.session,
  consultation: ['Consultation', 'Samtale'],
  date: ['Date of a programme', 'Dag på et hold'],
  block: ['Blocked', 'Spærret'],
  held: (title: string) => [`${title} (not paid yet)`, `${title} (ikke betalt endnu)`],
  places: { online: 'Online', studio: ['Studio', 'Studiet'] },
});
