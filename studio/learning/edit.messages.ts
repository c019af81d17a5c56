import type { Language } from '#studio/shared/language.ts';

const en = {
  'not-allowed': 'Only the owner can change this.',
  'not-found': 'This is no longer there. Somebody has removed it meanwhile.',
  'no-title': 'Give it a title, in English or in Danish.',
  'too-long': 'One of the texts is too long. Please shorten it.',
  taken: 'There is one of this name already. Give it another title.',
  changed:
    'Somebody else has saved this since you opened it. Your text is still in the fields; what is saved now stands beside them.',
  'changed-meanwhile':
    'Somebody else has changed this since you opened the page, so nothing was done. You see it as it is now; press again if you still want to.',
  'file-changed':
    'Somebody else has put another file there since you opened the page. It is still there, and yours was not put in its place. Look at it; choose yours again if it is to replace it.',
  'has-lessons': 'There are lessons in it. Move or delete them first.',
  'is-sold': 'Something on sale opens this course. Let it open another one first.',
  'has-students': 'Students are enrolled in this course. Revoke their access first, one by one.',
  'at-the-end': 'It cannot be moved further.',
} as const;

const da: Record<keyof typeof en, string> = {
  'not-allowed': 'Kun ejeren kan ændre det her.',
  'not-found': 'Det er her ikke længere. Nogen har fjernet det imens.',
  'no-title': 'Giv det en titel, på dansk eller på engelsk.',
  'too-long': 'En af teksterne er for lang. Gør den kortere.',
  taken: 'Der er allerede et med det navn. Giv det en anden titel.',
  changed:
    'En anden har gemt det her, siden du åbnede det. Din tekst står stadig i felterne; det, der er gemt nu, står ved siden af.',
  'changed-meanwhile':
    'En anden har ændret det her, siden du åbnede siden, så der er ikke sket noget. Du ser det, som det er nu; tryk igen, hvis du stadig vil.',
  'file-changed':
    'En anden har lagt en anden fil der, siden du åbnede siden. Den ligger der stadig, og din er ikke sat i stedet. Se på den; vælg din igen, hvis den skal erstatte den.',
  'has-lessons': 'Der er lektioner i det. Flyt eller slet dem først.',
  'is-sold': 'Noget, der sælges, åbner dette kursus. Lad det åbne et andet først.',
  'has-students': 'Der er elever på dette kursus. Fjern deres adgang først, én ad gangen.',
  'at-the-end': 'Det kan ikke flyttes længere.',
};

export const editRefusals = { en, da };

export function editRefusalsIn(language: Language): Record<keyof typeof en, string> {
  return editRefusals[language];
}
