import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const blocksMessages = inBoth({
  sample: common.sample,
  contents: ['Contents', 'Indhold'],
  closing: ['What a singer says, and the next available times', 'En sangers ord og de næste ledige tider'],
  from: ['from', 'fra'],
  code: ['Code', 'Kode'],
  nextDates: ['Next dates', 'Næste datoer'],
  places: (count: number) => [`${count} places`, `${count} pladser`],
  transcript: ['Transcript', 'Tekst til lyden'],
  opens: (host: string) => [`Opens ${host}`, `Åbner ${host}`],
  captions: {
    en: ['English captions', 'Engelske undertekster'],
    da: ['Danish captions', 'Danske undertekster'],
  },
});
