import type { Language } from '#studio/shared/language.ts';

const en = {
  'not-allowed': 'Only the owner can send files here.',
  'not-found': 'This upload is no longer there. Choose the file again.',
  empty: 'The file is empty. Choose another one.',
  'too-large': 'The file is larger than 2 GB. Nothing of it was kept. Make it smaller, or cut it in two.',
  'pdf-too-large': 'The PDF is larger than 100 MB. Nothing of it was kept. Save it smaller.',
  'form-too-large':
    'Without scripts a file may have at most 100 MB. Nothing of it was kept. Switch scripts on for larger ones.',
  'not-media':
    'This is no MP4, MOV, MP3, M4A or PDF, whatever its name says. Nothing of it was kept. Save it as one of these and choose it again.',
  hevc: 'This film is in HEVC, which not every browser plays. Nothing of it was kept. On the iPhone choose Settings → Camera → Formats → Most Compatible and film again, or save this film as H.264 and choose it again.',
  unplayable:
    'This QuickTime film is not in H.264 with AAC sound, so browsers do not play it. Nothing of it was kept. Save it as an MP4 with H.264 and AAC, and choose it again.',
  'not-pdf': 'This is no PDF that can be opened, whatever its name says. Nothing of it was kept.',
  encrypted: 'The PDF asks for a password. Nothing of it was kept. Save it without one and choose it again.',
  damaged: 'A piece arrived damaged. It is sent again.',
  'wrong-size': 'The file has another size than it had when the upload began. Choose it again.',
  changed: 'The file has changed since the upload began. Choose it again; it begins anew.',
  replaced:
    'Somebody else has changed the recording since you opened this page. Theirs is still there. What has come of yours is kept: choose the same file again if it is to take that place.',
  incomplete: 'Some pieces are missing still. Choose the same file again and it goes on where it stopped.',
  'not-captions':
    'These are no captions in WebVTT (.vtt), or one of their times makes no sense. Nothing of it was kept. Most programs for subtitles save WebVTT; save it so and choose it again.',
  'captions-too-large': 'The captions are larger than 1 MB. Nothing of it was kept.',
  'no-file': 'Please choose a file first.',
  'too-many':
    'More has come in an hour than the studio takes. What is there is kept; it goes on by itself after a while.',
  busy: 'Too much is arriving at once. Wait a minute and try again.',
} as const;

export type FileRefusal = keyof typeof en;

const da: Record<FileRefusal, string> = {
  'not-allowed': 'Kun ejeren kan sende filer her.',
  'not-found': 'Den upload findes ikke længere. Vælg filen igen.',
  empty: 'Filen er tom. Vælg en anden.',
  'too-large': 'Filen er større end 2 GB. Intet af den er gemt. Gør den mindre, eller del den i to.',
  'pdf-too-large': 'PDF’en er større end 100 MB. Intet af den er gemt. Gem den mindre.',
  'form-too-large':
    'Uden scripts må en fil højst fylde 100 MB. Intet af den er gemt. Slå scripts til, når filen er større.',
  'not-media':
    'Det er hverken MP4, MOV, MP3, M4A eller PDF, uanset hvad navnet siger. Intet af den er gemt. Gem den som en af dem, og vælg den igen.',
  hevc: 'Filmen er i HEVC, som ikke alle browsere kan afspille. Intet af den er gemt. Vælg Indstillinger → Kamera → Formater → Mest kompatibel på din iPhone, og film igen, eller gem filmen som H.264, og vælg den igen.',
  unplayable:
    'QuickTime-filmen er ikke i H.264 med AAC-lyd, så browsere kan ikke afspille den. Intet af den er gemt. Gem den som MP4 med H.264 og AAC, og vælg den igen.',
  'not-pdf': 'Det er ikke en PDF, der kan åbnes, uanset hvad navnet siger. Intet af den er gemt.',
  encrypted: 'PDF’en kræver en adgangskode. Intet af den er gemt. Gem den uden, og vælg den igen.',
  damaged: 'Et stykke kom beskadiget frem. Det sendes igen.',
  'wrong-size': 'Filen har en anden størrelse, end da uploaden begyndte. Vælg den igen.',
  changed: 'Filen er ændret, siden uploaden begyndte. Vælg den igen; den begynder forfra.',
  replaced:
    'En anden har ændret optagelsen, siden du åbnede siden. Den er der stadig. Det, der er kommet af din, er gemt: vælg den samme fil igen, hvis den skal sættes i stedet.',
  incomplete: 'Der mangler stadig stykker. Vælg den samme fil igen, så fortsætter den, hvor den slap.',
  'not-captions':
    'Det er ikke undertekster i WebVTT (.vtt), eller også giver en af tiderne ikke mening. Intet af det er gemt. De fleste undertekstprogrammer kan gemme WebVTT; gem dem sådan, og vælg filen igen.',
  'captions-too-large': 'Underteksterne fylder mere end 1 MB. Intet af dem er gemt.',
  'no-file': 'Vælg en fil først.',
  'too-many':
    'Der er kommet mere på en time, end studiet tager imod. Det, der er fremme, er gemt; det fortsætter selv om lidt.',
  busy: 'Der kommer for meget på én gang. Vent et minut, og prøv igen.',
};

export const fileRefusals = { en, da };

export function fileRefusal(language: Language, refusal: FileRefusal) {
  return { ok: false as const, refusal, message: fileRefusals[language][refusal] };
}
