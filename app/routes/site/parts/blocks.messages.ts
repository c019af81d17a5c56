export const en = {
  sample: 'Sample',
  contents: 'Contents',
  closing: 'What a singer says, and the next free times',
  from: 'from',
  nextDates: 'Next dates',
  places: (count: number) => `${count} places`,
  transcript: 'Transcript',
  opens: (host: string) => `Opens ${host}`,
  captions: { en: 'English captions', da: 'Danish captions' },
};

export const da: typeof en = {
  sample: 'Eksempel',
  contents: 'Indhold',
  closing: 'En sangers ord og de næste ledige tider',
  from: 'fra',
  nextDates: 'Næste datoer',
  places: (count) => `${count} pladser`,
  transcript: 'Tekst til lyden',
  opens: (host) => `Åbner ${host}`,
  captions: { en: 'Engelske undertekster', da: 'Danske undertekster' },
};

export const blocksMessages = { en, da };
