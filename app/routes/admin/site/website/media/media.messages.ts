import type { MediaFileKind, MediaRefusal } from '#studio/shared/content/media/media-file.ts';
import { filmNames, pictureNames, soundNames } from '#studio/shared/media/accepted-files.ts';
import { mediaFaultPairs, pictureFaultPairs } from '#studio/shared/media/file-faults.messages.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

const { 'not-media': _, ...mediaFaults } = mediaFaultPairs;

export const mediaRefusals = inBoth<Pairs<Record<MediaRefusal, string>>>({
  ...pictureFaultPairs,
  ...mediaFaults,
  busy: [
    'Too many files are being processed at the moment. Wait a minute and try again.',
    'Der behandles for mange filer lige nu. Vent et minut, og prøv igen.',
  ],
  'not-allowed': ['Only the owner can change media.', 'Kun ejeren kan ændre medier.'],
  'not-found': ['This file is no longer in the library.', 'Filen er ikke længere i biblioteket.'],
  'no-file': ['Please choose a file first.', 'Vælg en fil først.'],
  empty: ['The file is empty. Choose another one.', 'Filen er tom. Vælg en anden.'],
  unsupported: [
    `This type of file doesn’t work here. Use ${pictureNames}; ${soundNames}; ${filmNames}; or PDF.`,
    `Den filtype kan ikke bruges her. Brug ${pictureNames}; ${soundNames}; ${filmNames}; eller PDF.`,
  ],
  'not-a-link': [
    'Enter the address of a video on YouTube or Vimeo, such as https://youtu.be/…',
    'Skriv adressen på en video på YouTube eller Vimeo, for eksempel https://youtu.be/…',
  ],
  'audio-too-large': ['Recordings can be at most 20 MB.', 'Optagelser må højst fylde 20 MB.'],
  'video-too-large': [
    'Videos can be at most 500 MB. Upload longer ones to YouTube or Vimeo and add the link.',
    'Videoer må højst fylde 500 MB. Læg længere videoer på YouTube eller Vimeo, og tilføj linket.',
  ],
  'pdf-too-large': ['PDFs can be at most 100 MB.', 'PDF’er må højst fylde 100 MB.'],
  'form-too-large': [
    'Without JavaScript a file can be up to 100 MB, and all files together 150 MB. Nothing was saved.',
    'Uden JavaScript må en fil højst fylde 100 MB og alle filer tilsammen 150 MB. Intet er gemt.',
  ],
  'too-many': [
    'You can upload 20 files at a time. Nothing was saved.',
    'Du kan uploade 20 filer ad gangen. Intet er gemt.',
  ],
  'not-pdf': ['This file isn’t a PDF that can be opened.', 'Filen er ikke en PDF, der kan åbnes.'],
  encrypted: [
    'The PDF is password-protected. Save it without a password and choose it again.',
    'PDF’en kræver en adgangskode. Gem den uden, og vælg den igen.',
  ],
  'other-kind': [
    'A file can only be replaced by one of its own kind: a picture by a picture.',
    'En fil kan kun udskiftes med en af samme slags: et billede med et billede.',
  ],
  'in-library': [
    'That file is in the library already. Choose it where it should be shown.',
    'Den fil er allerede i biblioteket. Vælg den dér, hvor den skal vises.',
  ],
  used: [
    'This file is still used on the website. Replace it or remove it there first.',
    'Filen bruges stadig på hjemmesiden. Udskift den, eller fjern den dér først.',
  ],
  'no-name': ['Please enter a name.', 'Skriv et navn.'],
  'text-too-long': ['The text is too long. Nothing was saved.', 'Teksten er for lang. Intet er gemt.'],
  changed: [
    'Someone else has changed this file since you opened the page. Check it and save again.',
    'En anden har ændret filen, siden du åbnede siden. Se den efter, og gem igen.',
  ],
  'not-captions': [
    'This isn’t a WebVTT (.vtt) caption file, or one of its times is invalid. Nothing was saved. Most subtitle programs can save WebVTT; save it as that and choose it again.',
    'Filen er ikke undertekster i WebVTT (.vtt), eller et af tidspunkterne er forkert. Intet er gemt. De fleste undertekstprogrammer kan gemme WebVTT. Gem den sådan, og vælg den igen.',
  ],
  'captions-too-large': [
    'Captions can be at most 1 MB. Nothing was saved.',
    'Undertekster må højst fylde 1 MB. Intet er gemt.',
  ],
  damaged: [
    'Part of the upload was damaged. Sending it again.',
    'En del af uploaden blev beskadiget. Den sendes igen.',
  ],
  'wrong-size': [
    'The file’s size has changed since the upload started. Choose it again.',
    'Filen har en anden størrelse, end da uploaden begyndte. Vælg den igen.',
  ],
  incomplete: [
    'The upload isn’t complete. Choose the same file again to resume.',
    'Uploaden er ikke færdig. Vælg den samme fil igen for at fortsætte.',
  ],
  limited: [
    'You’ve reached the hourly upload limit. It continues automatically.',
    'Du har nået grænsen for uploads i denne time. Uploaden fortsætter automatisk.',
  ],
});

export const tones = ['usual', 'grey', 'colour'] as const;

export const mediaMessages = inBoth({
  title: ['Media', 'Medier'],
  lead: [
    'Every picture, recording, video and PDF of the website. A file can be used in several places and replaced everywhere at once.',
    'Alle hjemmesidens billeder, optagelser, videoer og PDF’er. En fil kan bruges flere steder og udskiftes alle steder på én gang.',
  ],
  searchHint: ['Name or alt text', 'Navn eller alt-tekst'],
  filters: { kind: ['Kind', 'Slags'], state: ['Show', 'Vis'] },
  everything: ['Everything', 'Alle'],
  kinds: {
    picture: common.picture,
    audio: common.recording,
    video: 'Video',
    pdf: 'PDF',
    link: 'Link',
  } satisfies Pairs<Record<MediaFileKind, string>>,
  kindFilters: {
    picture: ['Pictures', 'Billeder'],
    audio: common.recordings,
    video: ['Videos', 'Videoer'],
    pdf: ['PDFs', 'PDF’er'],
    link: 'Links',
  } as Pairs<Record<string, string>>,
  stateFilters: { unused: ['Not used', 'Ikke brugt'], 'no-text': ['Text missing', 'Tekst mangler'] } as Pairs<
    Record<string, string>
  >,
  columns: { date: ['Newest', 'Nyeste'], name: common.name },
  empty: {
    title: ['No files yet', 'Ingen filer endnu'],
    text: [
      'Upload pictures, recordings, videos or PDFs, several at a time.',
      'Upload billeder, optagelser, videoer eller PDF’er, gerne flere ad gangen.',
    ],
  },
  upload: ['Upload files', 'Upload filer'],
  uploadHint: [
    `Pictures (${pictureNames}) up to 20 MB, recordings (${soundNames}) up to 20 MB, videos (${filmNames}) up to 500 MB, PDFs up to 100 MB. Where and with what a picture was taken isn’t kept.`,
    `Billeder (${pictureNames}) på højst 20 MB, optagelser (${soundNames}) på højst 20 MB, videoer (${filmNames}) på højst 500 MB, PDF’er på højst 100 MB. Vi gemmer ikke, hvor og med hvad et billede er taget.`,
  ],
  uploads: {
    drop: ['or drop them here', 'eller slip dem her'],
    remove: (name: string) => [`Remove ${name}`, `Fjern ${name}`],
    progress: (name: string) => [`Progress of ${name}`, `Status for ${name}`],
    done: ['Added', 'Tilføjet'],
    waiting: ['Waiting', 'Venter'],
  },
  send: 'Upload',
  added: ['Files added to the library.', 'Filerne er føjet til biblioteket.'],
  someAdded: (count: number) =>
    count === 1
      ? ['One file was added.', 'Én fil er tilføjet.']
      : [`${count} files were added.`, `${count} filer er tilføjet.`],
  notAdded: ['Not added', 'Ikke tilføjet'],
  linkTitle: ['Add a video from YouTube or Vimeo', 'Tilføj en video fra YouTube eller Vimeo'],
  linkAddress: ['Address of the video', 'Videoens adresse'],
  linkName: common.name,
  linkHint: [
    'Visitors see a link; the video is watched on YouTube or Vimeo.',
    'Besøgende ser et link. Videoen ses på YouTube eller Vimeo.',
  ],
  addLink: ['Add link', 'Tilføj link'],
  used: (count: number) =>
    count === 1 ? ['Used once', 'Brugt ét sted'] : [`Used ${count} times`, `Brugt ${count} steder`],
  unused: ['Not used', 'Ikke brugt'],
  noText: ['Alt text missing', 'Alternativ tekst mangler'],
  noWords: ['Text missing', 'Tekst mangler'],
  back: ['All media', 'Alle medier'],
  name: common.name,
  alt: {
    en: ['Alt text, English', 'Alternativ tekst på engelsk'],
    da: ['Alt text, Danish', 'Alternativ tekst på dansk'],
  },
  tone: ['Colour or grey', 'Farver eller gråtoner'],
  tones: {
    usual: {
      label: ['As usual', 'Som standard'],
      note: [
        'Grey on pages and in emails, in colour in the shop and when a page is shared.',
        'Gråtoner på siderne og i e-mails, farver i butikken og når en side deles.',
      ],
    },
    grey: { label: ['Grey everywhere', 'Gråtoner overalt'] },
    colour: { label: ['In colour everywhere', 'Farver overalt'] },
  },
  altHint: ['Read aloud to people who can’t see the picture.', 'Læses op for dem, der ikke kan se billedet.'],
  altMissing: {
    en: [
      'Missing. Visitors who read English get no description.',
      'Mangler. Besøgende, der læser engelsk, får ingen beskrivelse.',
    ],
    da: [
      'Missing. Visitors who read Danish get no description.',
      'Mangler. Besøgende, der læser dansk, får ingen beskrivelse.',
    ],
  },
  words: {
    en: ['What is sung or said, in English', 'Hvad der synges eller siges, på engelsk'],
    da: ['What is sung or said, in Danish', 'Hvad der synges eller siges, på dansk'],
  },
  wordsHint: [
    'Shown with the recording, for those who can’t hear it.',
    'Vises ved optagelsen for dem, der ikke kan høre den.',
  ],
  focusX: ['Focal point from the left, %', 'Fokuspunkt fra venstre, %'],
  focusY: ['Focal point from the top, %', 'Fokuspunkt fra toppen, %'],
  focusHint: [
    'What must stay in view when the picture is cropped. Click or drag in the picture, or enter numbers.',
    'Det, der skal være med, når billedet beskæres. Klik eller træk i billedet, eller skriv tal.',
  ],
  focusPicture: ['Set the focal point', 'Vælg fokuspunktet'],
  crops: { wide: ['Wide', 'Bredt'], square: ['Square', 'Kvadratisk'], tall: ['Tall', 'Højt'] },
  save: common.save,
  flash: {
    saved: ['Saved. The website shows it now.', 'Gemt. Hjemmesiden viser det nu.'],
    replaced: [
      'File replaced. The website shows the new one.',
      'Filen er udskiftet. Hjemmesiden viser den nye.',
    ],
    'captions-added': [
      'Captions saved. The player on the website shows them.',
      'Underteksterne er gemt. Afspilleren på hjemmesiden viser dem.',
    ],
    'captions-removed': ['Captions deleted.', 'Underteksterne er slettet.'],
  } as Pairs<Record<string, string>>,
  captionsIn: {
    en: ['English captions', 'Engelske undertekster'],
    da: ['Danish captions', 'Danske undertekster'],
  },
  captionsLead: [
    'Shown in the player wherever the website shows this video, for anyone who can’t hear it or watches without sound.',
    'Vises i afspilleren overalt, hvor hjemmesiden viser videoen, til dem, der ikke kan høre den eller ser den uden lyd.',
  ],
  notSaved: common.notSaved,
  facts: {
    kind: ['Kind', 'Slags'],
    size: ['Size', 'Størrelse'],
    pixels: 'Pixels',
    length: ['Length', 'Længde'],
    added: ['Added', 'Tilføjet'],
  },
  usage: ['Used on', 'Bruges her'],
  notUsed: [
    'Not used yet. Choose it where it should be shown: in a section of a page or an article, at a photograph, a recording, an offer or an instructor.',
    'Bruges ikke endnu. Vælg den dér, hvor den skal vises: i et afsnit på en side eller i en artikel, ved et fotografi, en optagelse, et tilbud eller en underviser.',
  ],
  usageKinds: {
    takes: (name: string) => [`Proof: ${name}`, `Før og efter: ${name}`],
    offer: (id: string) => [`Offer: ${id}`, `Tilbud: ${id}`],
    product: (id: string) => [`Product: ${id}`, `Vare: ${id}`],
    page: (title: string) => [`Page: ${title}`, `Side: ${title}`],
    article: (title: string) => [`Article: ${title}`, `Artikel: ${title}`],
    deletedArticle: (title: string) => [`Deleted article: ${title}`, `Slettet artikel: ${title}`],
  },
  replace: ['Replace file', 'Udskift fil'],
  replaceHint: [
    'The new file is shown everywhere the old one is; name, texts and captions stay. The old file is deleted within 48 hours.',
    'Den nye fil vises alle de steder, hvor den gamle vises. Navn, tekster og undertekster bevares. Den gamle fil slettes inden for 48 timer.',
  ],
  newFile: ['New file', 'Ny fil'],
  remove: ['Delete file', 'Slet fil'],
  removeSure: [
    'Delete this file from the library? Earlier versions of pages and articles no longer show it either. It is deleted for good within 48 hours.',
    'Slet filen fra biblioteket? Tidligere versioner af sider og artikler viser den heller ikke længere. Den slettes endeligt inden for 48 timer.',
  ],
  removeUsed: [
    'It is used on the website, so it can’t be deleted. Replace it, or remove it there first.',
    'Filen bruges på hjemmesiden og kan derfor ikke slettes. Udskift den, eller fjern den dér først.',
  ],
  yes: common.delete,
  deleted: ['File deleted.', 'Filen er slettet.'],
  open: { pdf: ['Open PDF', 'Åbn PDF'], link: ['Open video', 'Åbn video'] },
  choosePicture: ['Choose a picture', 'Vælg et billede'],
  chooseRecording: ['Choose a recording', 'Vælg en optagelse'],
  chooseLead: (place: string) => [`For: ${place}`, `Til: ${place}`],
  use: ['Use', 'Brug'],
  cancel: ['Cancel', 'Annuller'],
  noChoice: {
    title: ['Nothing to choose from', 'Intet at vælge imellem'],
    text: ['Upload a file in Media first.', 'Upload en fil under Medier først.'],
  },
});

export type MediaWords = (typeof mediaMessages)['en'];
