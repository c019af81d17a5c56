import { inBoth } from '#studio/shared/texts/in-both.ts';

export const captionsMessages = inBoth({
  title: ['Captions', 'Undertekster'],
  languages: { en: ['English', 'engelsk'], da: ['Danish', 'dansk'] },
  none: (language: string) => [`Nothing in ${language} yet.`, `Ikke noget på ${language} endnu.`],
  existing: (language: string) => [`Captions in ${language}`, `Undertekster på ${language}`],
  facts: (cues: number, size: string) => [
    `${cues} ${cues === 1 ? 'line' : 'lines'}, ${size}`,
    `${cues} ${cues === 1 ? 'linje' : 'linjer'}, ${size}`,
  ],
  add: (language: string) => [`Captions in ${language}`, `Undertekster på ${language}`],
  replace: (language: string) => [
    `Replace the captions in ${language}`,
    `Udskift underteksterne på ${language}`,
  ],
  hint: ['WebVTT (.vtt), at most 1 MB.', 'WebVTT (.vtt), højst 1 MB.'],
  drop: ['or drop it here', 'eller slip den her'],
  send: (language: string) => [`Upload captions in ${language}`, `Upload undertekster på ${language}`],
  remove: (language: string) => [`Delete the captions in ${language}`, `Slet underteksterne på ${language}`],
  removeSure: (language: string) => [
    `Delete the captions in ${language} for good?`,
    `Slet underteksterne på ${language} for altid?`,
  ],
});
