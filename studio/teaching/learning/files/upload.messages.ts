import type { Language } from '#studio/shared/language.ts';
import { filmNames, soundNames } from '#studio/shared/media/accepted-files.ts';
import { mediaFaultPairs } from '#studio/shared/media/file-faults.messages.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';

export const fileRefusals = inBoth({
  'not-allowed': ['Only the owner can send files here.', 'Kun ejeren kan sende filer her.'],
  'not-found': [
    'This upload no longer exists. Choose the file again.',
    'Den upload findes ikke længere. Vælg filen igen.',
  ],
  empty: ['The file is empty. Choose another one.', 'Filen er tom. Vælg en anden.'],
  'too-large': [
    'The file is larger than 2 GB. Nothing was saved. Make it smaller, or cut it in two.',
    'Filen er større end 2 GB. Intet er gemt. Gør den mindre, eller del den i to.',
  ],
  'pdf-too-large': [
    'The PDF is larger than 100 MB. Nothing was saved. Save it smaller.',
    'PDF’en er større end 100 MB. Intet er gemt. Gem den mindre.',
  ],
  'form-too-large': [
    'Without JavaScript a file can be up to 100 MB. Nothing was saved. Turn on JavaScript for larger files.',
    'Uden JavaScript må en fil højst fylde 100 MB. Intet er gemt. Slå JavaScript til, hvis filen er større.',
  ],
  ...mediaFaultPairs,
  'not-media': [
    `This file isn’t a recording, a video or a PDF. Nothing was saved. These work: ${filmNames}; ${soundNames}; PDF.`,
    `Filen er hverken en optagelse, en video eller en PDF. Intet er gemt. Disse kan bruges: ${filmNames}; ${soundNames}; PDF.`,
  ],
  'not-pdf': [
    'This file isn’t a PDF that can be opened. Nothing was saved.',
    'Filen er ikke en PDF, der kan åbnes. Intet er gemt.',
  ],
  encrypted: [
    'The PDF is password-protected. Nothing was saved. Save it without one and choose it again.',
    'PDF’en kræver en adgangskode. Intet er gemt. Gem den uden, og vælg den igen.',
  ],
  damaged: [
    'Part of the upload was damaged. Sending it again.',
    'En del af uploaden blev beskadiget. Den sendes igen.',
  ],
  'wrong-size': [
    'The file’s size has changed since the upload started. Choose it again.',
    'Filen har en anden størrelse, end da uploaden begyndte. Vælg den igen.',
  ],
  changed: [
    'The file has changed since the upload started. Choose it again to start over.',
    'Filen er ændret, siden uploaden begyndte. Vælg den igen for at begynde forfra.',
  ],
  replaced: [
    'Someone else has changed the recording since you opened this page. Theirs is still in place. Your upload so far is saved: choose the same file again to replace theirs.',
    'En anden har ændret optagelsen, siden du åbnede siden. Den er der stadig. Det, der er uploadet af din, er gemt. Vælg den samme fil igen, hvis den skal erstatte den anden.',
  ],
  incomplete: [
    'The upload isn’t complete. Choose the same file again to resume.',
    'Uploaden er ikke færdig. Vælg den samme fil igen for at fortsætte.',
  ],
  'not-captions': [
    'This isn’t a WebVTT (.vtt) caption file, or one of its times is invalid. Nothing was saved. Most subtitle programs can save WebVTT; save it as that and choose it again.',
    'Det er ikke undertekster i WebVTT (.vtt), eller også giver en af tiderne ikke mening. Intet er gemt. De fleste undertekstprogrammer kan gemme WebVTT. Gem dem sådan, og vælg filen igen.',
  ],
  'captions-too-large': [
    'The captions are larger than 1 MB. Nothing was saved.',
    'Underteksterne fylder mere end 1 MB. Intet er gemt.',
  ],
  'no-file': ['Please choose a file first.', 'Vælg en fil først.'],
  'too-many': [
    'You’ve reached the hourly upload limit. It continues automatically.',
    'Du har nået grænsen for uploads i denne time. Uploaden fortsætter automatisk.',
  ],
  busy: [
    'Too many uploads at once. Wait a minute and try again.',
    'For mange uploads på én gang. Vent et minut, og prøv igen.',
  ],
});

export type FileRefusal = keyof (typeof fileRefusals)['en'];

export function fileRefusal(language: Language, refusal: FileRefusal) {
  return { ok: false as const, refusal, message: fileRefusals[language][refusal] };
}
