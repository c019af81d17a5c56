import type { PictureRefusal } from '#studio/content/prepare-picture.ts';

type Refusal = PictureRefusal | 'not-allowed' | 'no-file' | 'no-place';

const enRefusals: Record<Refusal, string> = {
  'not-a-picture': 'This file is not a photograph we can read. JPEG, PNG, WebP and HEIC work.',
  'too-large': 'This photograph is too large. Please send one of at most 20 MB.',
  'too-small': 'This photograph is too small: it needs at least 400 pixels on its shorter side.',
  'not-allowed': 'Only the owner can change pictures.',
  'no-file': 'Please choose a photograph first.',
  'no-place': 'There is no such picture on the pages any more.',
};

export const en = {
  title: 'Pictures',
  headline: 'Pictures',
  lead: 'The site’s pictures are drawn from a voice. Put your own photographs in their places, one by one; each is cut to its place, and can be taken away again.',
  back: 'Back to your list',
  file: 'Photograph',
  fileHint: 'JPEG, PNG, WebP or HEIC, at most 20 MB. Where and with what it was taken is not kept.',
  altEn: 'What it shows, in English',
  altDa: 'What it shows, in Danish',
  altHint: 'Read to those who cannot see it, and shown until it has come.',
  save: 'Use this photograph',
  remove: 'Take it away',
  removeNote: 'The drawn picture then stands there again.',
  drawn: 'Drawn',
  own: 'Your photograph',
  placed: 'The photograph is on the pages now.',
  removed: 'The drawn picture stands there again.',
  refusals: enRefusals,
  places: {
    elevated: 'Voice Elevated: four sirens',
    island: 'Celebrity Vocal Experience: the island',
    rose: 'Private coaching: the rose',
    'portrait-soprano': 'Portrait: soprano',
    'portrait-mezzo': 'Portrait: mezzo-soprano',
    'portrait-tenor': 'Portrait: tenor',
    'portrait-baritone': 'Portrait: baritone',
  } as Record<string, string>,
  opening: (name: string) => `Opening bar: ${name}`,
};

const daRefusals: Record<Refusal, string> = {
  'not-a-picture': 'Filen er ikke et foto, vi kan læse. JPEG, PNG, WebP og HEIC går an.',
  'too-large': 'Fotoet er for stort. Send et på højst 20 MB.',
  'too-small': 'Fotoet er for lille: det skal være mindst 400 pixel på den korte led.',
  'not-allowed': 'Kun ejeren kan skifte billeder.',
  'no-file': 'Vælg et foto først.',
  'no-place': 'Det billede findes ikke længere på siderne.',
};

export const da: typeof en = {
  title: 'Billeder',
  headline: 'Billeder',
  lead: 'Sidens billeder er tegnet af en stemme. Sæt dine egne fotos ind, ét ad gangen; hvert foto beskæres til sin plads og kan tages væk igen.',
  back: 'Tilbage til din liste',
  file: 'Foto',
  fileHint: 'JPEG, PNG, WebP eller HEIC, højst 20 MB. Hvor og med hvad det er taget, gemmes ikke.',
  altEn: 'Hvad det viser, på engelsk',
  altDa: 'Hvad det viser, på dansk',
  altHint: 'Læses op for den, der ikke kan se det, og vises, indtil det er kommet.',
  save: 'Brug dette foto',
  remove: 'Tag det væk',
  removeNote: 'Så står det tegnede billede der igen.',
  drawn: 'Tegnet',
  own: 'Dit foto',
  placed: 'Fotoet er nu på siderne.',
  removed: 'Det tegnede billede står der igen.',
  refusals: daRefusals,
  places: {
    elevated: 'Voice Elevated: fire sirener',
    island: 'Celebrity Vocal Experience: øen',
    rose: 'Privat coaching: rosetten',
    'portrait-soprano': 'Portræt: sopran',
    'portrait-mezzo': 'Portræt: mezzosopran',
    'portrait-tenor': 'Portræt: tenor',
    'portrait-baritone': 'Portræt: baryton',
  },
  opening: (name) => `Åbningstakt: ${name}`,
};

export const picturesPageMessages = { en, da };
