export const en = {
  sample: 'Sample',
  contents: 'Contents',
  closing: 'What a singer says, and the next free times',
  from: 'from',
  nextDates: 'Next dates',
  places: (count: number) => `${count} places`,
};

export const da: typeof en = {
  sample: 'Eksempel',
  contents: 'Indhold',
  closing: 'En sangers ord og de næste ledige tider',
  from: 'fra',
  nextDates: 'Næste datoer',
  places: (count) => `${count} pladser`,
};

export const blocksMessages = { en, da };
