export const en = {
  sample: 'Sample',
  from: 'from',
  nextDates: 'Next dates',
  places: (count: number) => `${count} places`,
};

export const da: typeof en = {
  sample: 'Eksempel',
  from: 'fra',
  nextDates: 'Næste datoer',
  places: (count) => `${count} pladser`,
};

export const blocksMessages = { en, da };
