import { inBoth } from '#studio/shared/texts/in-both.ts';

export const exerciseMessages = inBoth({
  first: ['Begin here', 'Begynd her'],
  last: [
    'Up by half steps to here, if it stays easy',
    'Op i halve trin hertil, hvis det bliver ved med at være let',
  ],
  read: [
    'Under each note stands its name. Find the first on a piano or in a tuner, and sing in your own range.',
    'Under hver tone står dens navn. Find den første på et klaver eller i en stemmeapp, og syng i din egen højde.',
  ],
  heights: {
    low: ['Low', 'Dyb'],
    below: ['Middle, below', 'Mellem, nede'],
    above: ['Middle, above', 'Mellem, oppe'],
    high: ['High', 'Høj'],
  },
});
