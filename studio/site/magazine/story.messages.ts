import { cutOff } from '#studio/shared/media/file-faults.messages.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';

export const storyMessages = inBoth({
  title: ['Share Your Story', 'Del din historie'],
  lead: [
    'What happened when you sang? We read everything, and publish stories that could help others, under your name.',
    'Hvad skete der, da du sang? Vi læser alt og udgiver det, der kan hjælpe andre, under dit navn.',
  ],
  name: ['Name', 'Navn'],
  nameHint: ['Shown above your story.', 'Står over din historie.'],
  email: ['Email', 'E-mail'],
  emailHint: ['So we can reply. Never published.', 'Til vores svar. Bliver aldrig udgivet.'],
  storyTitle: ['Title', 'Titel'],
  story: ['Your story', 'Din historie'],
  storyHint: ['Leave an empty line between paragraphs.', 'En tom linje begynder et nyt afsnit.'],
  file: 'PDF',
  fileHint: [
    'One PDF, up to 10 MB: a designed version of your story, or your notes.',
    'Én PDF på højst 10 MB, hvis du vil: historien i dit eget layout eller dine noder.',
  ],
  optional: ['optional', 'valgfrit'],
  consent: [
    'By sending it you let us publish the story, and its PDF, in our magazine under your name.',
    'Når du sender den, må vi udgive historien og dens PDF i vores magasin under dit navn.',
  ],
  published: ['Published in the magazine', 'Udgivet i magasinet'],
  send: ['Send story', 'Send historien'],
  sending: ['Sending...', 'Sender...'],
  uploading: ['Uploading...', 'Uploader...'],
  remove: (name: string) => [`Remove ${name}`, `Fjern ${name}`],
  progress: (name: string) => [`Upload progress of ${name}`, `Upload af ${name}`],
  done: ['Uploaded', 'Uploadet'],
  waiting: ['Waiting', 'Venter'],
  sent: {
    title: ['Story received', 'Vi har fået din historie'],
    text: [
      'Thank you. We’ll read it within a few days and reply either way.',
      'Tak. Vi læser den inden for nogle dage og svarer dig under alle omstændigheder.',
    ],
  },
  uploaded: {
    title: ['PDF uploaded!', 'PDF’en er uploadet'],
    text: ['We’ll attach it when you send your story.', 'Den følger med, når du sender din historie.'],
  },
  uploadFailed: ['Upload failed', 'Upload mislykkedes'],
  missing: {
    title: ['Missing Information', 'Der mangler noget'],
    text: ['Please fill in all required fields.', 'Udfyld alle felter, der skal udfyldes.'],
  },
  needed: {
    name: ['Please enter your name.', 'Skriv dit navn.'],
    email: ['Please enter your email address.', 'Skriv din e-mailadresse.'],
    title: ['Please give your story a title.', 'Giv din historie en titel.'],
    story: ['Please write your story.', 'Skriv din historie.'],
  },
  failed: {
    title: ['Not sent', 'Ikke sendt'],
    text: [
      'Your story couldn’t be sent. Nothing you typed is lost. Please try again in a moment.',
      'Din historie kunne ikke sendes. Det, du har skrevet, er her stadig. Prøv igen om et øjeblik.',
    ],
  },
  badEmail: ['Please enter a valid email address.', 'Skriv en gyldig e-mailadresse.'],
  tooLong: (limit: number) => [`Please keep it under ${limit} characters.`, `Skriv højst ${limit} tegn.`],
  tooMany: (minutes: number) => [
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    `Det var meget på kort tid. Prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}.`,
  ],
  upload: {
    'not-pdf': ['This file isn’t a PDF.', 'Filen er ikke en PDF.'],
    encrypted: [
      'This PDF is locked with a password. Please save it without one.',
      'PDF’en er låst med en adgangskode. Gem den uden.',
    ],
    empty: ['This file is empty.', 'Filen er tom.'],
    'cut-off': cutOff,
    'too-large': ['This file is larger than 10 MB.', 'Filen er større end 10 MB.'],
    'bad-name': ['This name can’t be used for a file.', 'Det navn kan ikke bruges til en fil.'],
    'too-many': ['One PDF is enough.', 'Én PDF er nok.'],
    full: [
      'We can’t take more files right now. Please send your story without the PDF; you can email it to us.',
      'Vi kan ikke modtage flere filer lige nu. Send historien uden PDF. Den kan du sende til os på e-mail.',
    ],
    busy: [
      'We’re receiving many files right now. Please try again in a minute.',
      'Vi modtager mange filer lige nu. Prøv igen om et minut.',
    ],
    unreadable: ['The upload was incomplete. Please try again.', 'Filen kom ikke helt frem. Prøv igen.'],
    taken: ['The resource already exists', 'Der er allerede en fil med det navn'],
    'no-token': [
      'This page has been open for a long time. Please choose the file again.',
      'Siden har været åben længe. Vælg filen en gang til.',
    ],
    gone: [
      'The PDF is no longer there. Please choose it again.',
      'PDF’en er her ikke længere. Vælg den en gang til.',
    ],
  },
});
