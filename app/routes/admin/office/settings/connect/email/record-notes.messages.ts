import type { RecordNote } from '#studio/office/connections/email/email-records.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

/** `about`: the name, number or policy that the note is about. */
export const recordNoteMessages = inBoth({
  'two-records': () => [
    'There are two SPF records; then neither counts. Replace both with this one.',
    'Der er to SPF-poster. Så gælder ingen af dem. Erstat begge med denne.',
  ],
  'allows-all': () => [
    'It allows everyone to send as you. End it with ~all.',
    'Den tillader alle at sende som dig. Slut den med ~all.',
  ],
  'denies-all': () => [
    'It allows no one to send. Replace it, don’t add a second.',
    'Den tillader ingen at sende. Erstat den. Tilføj ikke en til.',
  ],
  'not-included': () => [
    'There is an SPF record without your provider. Replace it with this one, don’t add a second.',
    'Der er en SPF-post uden din udbyder. Erstat den med denne. Tilføj ikke en til.',
  ],
  'too-many-lookups': (about: string) => [
    `It needs ${about} lookups; receivers stop at 10 and ignore it. Remove the senders you no longer use.`,
    `Den kræver ${about} opslag. Modtagere stopper ved 10 og ser bort fra den. Fjern de afsendere, du ikke længere bruger.`,
  ],
  'broken-include': (about: string) => [
    `It includes ${about}, which has no valid record; receivers then ignore all of it. Remove that part.`,
    `Den henviser til ${about}, som ikke har en gyldig post. Så ser modtagere bort fra det hele. Fjern den del.`,
  ],
  combined: () => [
    'SPF and DMARC are in one record. Make them two: SPF here, DMARC under _dmarc.',
    'SPF og DMARC står i én post. Lav to: SPF her, DMARC under _dmarc.',
  ],
  quoted: () => [
    'The value is stored with quotes around it. Enter it without them.',
    'Værdien er gemt med anførselstegn omkring. Skriv den uden.',
  ],
  revoked: (about: string) => [
    `The key at ${about} was revoked. Copy the one your provider shows now.`,
    `Nøglen på ${about} er trukket tilbage. Kopier den, din udbyder viser nu.`,
  ],
  'cut-off': (about: string) => [
    `The key at ${about} isn’t complete. Copy all of it; some DNS pages take long values only in parts of 255 characters.`,
    `Nøglen på ${about} er ikke hel. Kopier den hele. Nogle DNS-sider tager kun lange værdier i dele på 255 tegn.`,
  ],
  'other-target': (about: string) => [
    `${about} leads to another provider. Replace it.`,
    `${about} fører til en anden udbyder. Erstat den.`,
  ],
  'some-missing': (about: string) => [`${about} is still missing.`, `${about} mangler endnu.`],
  'doubled-name': (about: string) => [
    `It’s at ${about}, with the domain twice. Enter only the part before the domain.`,
    `Den står på ${about} med domænet to gange. Skriv kun det, der står foran domænet.`,
  ],
  'dmarc-two-records': () => [
    'There are two DMARC records; then neither counts. Keep one.',
    'Der er to DMARC-poster. Så gælder ingen af dem. Behold én.',
  ],
  'dmarc-no-policy': () => [
    'The record has no policy. Replace it, don’t add a second.',
    'Posten har ingen politik. Erstat den. Tilføj ikke en til.',
  ],
  'dmarc-wrong-name': (about: string) => [
    `The record is at ${about}. Move it to the name above.`,
    `Posten står på ${about}. Flyt den til navnet herover.`,
  ],
  strict: (about: string) => [
    `There is a record with p=${about}. It’s stricter: keep it. Until SPF or DKIM is found, receivers may refuse your emails.`,
    `Der er en post med p=${about}. Den er strengere: Behold den. Før SPF eller DKIM er fundet, kan modtagere afvise dine e-mails.`,
  ],
  inherited: (about: string) => [
    `The record of ${about} counts here, too.`,
    `Posten for ${about} gælder også her.`,
  ],
} satisfies Record<RecordNote, (about: string) => Pairs<string>>);
