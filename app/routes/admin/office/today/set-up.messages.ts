import { inBoth } from '#studio/shared/texts/in-both.ts';

export const setUpMessages = inBoth({
  left: (count: number) => [`Get set up (${count})`, `Kom godt i gang (${count})`],
  end: ['Hide this list', 'Skjul listen'],
  endNote: ['You’ll find it again in Settings.', 'Du finder den igen under Indstillinger.'],
});
