import type { IssueCheck } from '#studio/messages/newsletter-sending/check-issue.ts';
import type { SegmentRefusal } from '#studio/messages/newsletter-sending/save-segment.ts';
import type { SendingRefusal } from '#studio/messages/newsletter-sending/schedule-issue.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { segmentRefusals } from './segment.messages.ts';

const people = (count: number) =>
  count === 1 ? ['1 person', '1 person'] : [`${count} people`, `${count} personer`];

export const issueMessages = inBoth({
  problem: common.notSaved,
  edit: ['Edit', 'Rediger'],
  view: ['View on the website', 'Se på hjemmesiden'],
  test: ['Send a test to me', 'Send en test til mig'],
  to: ['To', 'Til'],
  of: (count: string) => [`of ${count} subscribers`, `af ${count} tilmeldte`],
  leftOut: {
    otherLanguage: (count: number) => [
      `Left out: ${count} who read the other language.`,
      `Udeladt: ${count}, der læser det andet sprog.`,
    ],
    undeliverable: (count: number) => [
      `Left out: ${count} whose address no longer receives email.`,
      `Udeladt: ${count}, hvis adresse ikke længere modtager e-mail.`,
    ],
  },
  change: ['Change recipients', 'Skift modtagere'],
  apply: ['Use this group', 'Brug denne gruppe'],
  checks: ['Before you send', 'Før du sender'],
  needYou: (count: number) =>
    count === 0 ? ['Everything is in order', 'Alt er i orden'] : [`${count} to look at`, `${count} at se på`],
  checkNames: {
    subject: ['Subject', 'Emne'],
    placeholders: ['Texts', 'Tekster'],
    languages: ['Languages', 'Sprog'],
    links: 'Links',
    codes: ['Discount codes', 'Rabatkoder'],
    pictures: ['Pictures', 'Billeder'],
    size: ['Size', 'Størrelse'],
    test: 'Test',
  } satisfies Pairs<Record<IssueCheck['kind'], string>>,
  domain: ['Sender’s domain', 'Afsenderens domæne'],
  found: {
    characters: (count: number) => [`${count} characters`, `${count} tegn`],
    long: (count: number) => [
      `${count} characters: phones show about 60`,
      `${count} tegn: Telefoner viser ca. 60`,
    ],
    written: ['all yours', 'alle dine egne'],
    placeholders: (count: number) => [`${count} still to be written`, `${count} mangler at blive skrevet`],
    upToDate: ['up to date', 'opdateret'],
    outdated: {
      en: ['English isn’t updated', 'Engelsk er ikke opdateret'],
      da: ['Danish isn’t updated', 'Dansk er ikke opdateret'],
    },
    linksWork: ['all work', 'virker alle'],
    broken: (label: string) => [`“${label}” leads nowhere`, `»${label}« fører ingen steder hen`],
    codesValid: ['all valid', 'alle gyldige'],
    codeMissing: (code: string) => [`${code} isn’t valid now`, `${code} er ikke gyldig nu`],
    described: ['described', 'beskrevet'],
    withoutAlt: (count: number) =>
      count === 1
        ? ['one without a description', 'ét uden beskrivelse']
        : [`${count} without a description`, `${count} uden beskrivelse`],
    size: (kilobytes: number) => [`${kilobytes} kB of at most 100`, `${kilobytes} kB af højst 100`],
    tested: (time: string) => [`sent to you ${time}`, `sendt til dig ${time}`],
    notTested: ['not sent to you yet', 'ikke sendt til dig endnu'],
    domain: {
      complete: ['SPF, DKIM and DMARC found', 'SPF, DKIM og DMARC fundet'],
      incomplete: [
        'records are missing: see Settings, Connections',
        'poster mangler: Se Indstillinger, Tilslutninger',
      ],
      unchecked: [
        'not checked yet: see Settings, Connections',
        'ikke kontrolleret endnu: Se Indstillinger, Tilslutninger',
      ],
      own: ['the provider’s own', 'udbyderens eget'],
    },
  },
  when: ['When', 'Hvornår'],
  now: ['Now', 'Nu'],
  nowNote: ['You can undo it for five minutes.', 'Du kan fortryde i fem minutter.'],
  later: ['At a set time', 'På et valgt tidspunkt'],
  laterNote: ['You can cancel it until then.', 'Du kan fortryde indtil da.'],
  day: common.date,
  time: ['Time in Copenhagen', 'Klokkeslæt, dansk tid'],
  sendTo: (count: number) => [`Send to ${people(count)[0]}`, `Send til ${people(count)[1]}`],
  privacy: [
    'Nothing in it tracks your readers: there is no invisible picture, and links lead straight to their pages. So there are no figures about who opened it.',
    'Nyhedsbrevet sporer ikke dine læsere: Det har intet usynligt billede, og links fører direkte til deres side. Derfor er der ingen tal for, hvem der har åbnet det.',
  ],
  preview: {
    en: ['Preview in English', 'Forhåndsvisning på engelsk'],
    da: ['Preview in Danish', 'Forhåndsvisning på dansk'],
  },
  remove: ['Delete draft', 'Slet kladde'],
  removeSure: ['Delete this draft? This can’t be undone.', 'Vil du slette kladden? Det kan ikke fortrydes.'],
  removeYes: ['Yes, delete', 'Ja, slet'],
  scheduled: (time: string) => [`It will be sent ${time}.`, `Det sendes ${time}.`],
  undo: ['Undo: don’t send it', 'Fortryd: Send det ikke'],
  progress: { title: ['Sending', 'Udsendelse'], of: (total: string) => [`of ${total}`, `af ${total}`] },
  goesOn: ['You can close this page; sending goes on.', 'Du kan lukke siden. Udsendelsen fortsætter.'],
  minutesLeft: (minutes: number) =>
    minutes <= 1
      ? ['About a minute left.', 'Omkring et minut tilbage.']
      : [`About ${minutes} minutes left.`, `Omkring ${minutes} minutter tilbage.`],
  pausedNote: [
    'Sending is paused. Resume to send to the remaining recipients.',
    'Udsendelsen er på pause. Genoptag den for at sende til de resterende modtagere.',
  ],
  english: common.english,
  danish: common.danish,
  sentOf: (sent: string, total: string) => [`${sent} of ${total}`, `${sent} af ${total}`],
  failed: ['Returned', 'Kom retur'],
  retrying: ['Trying again', 'Prøves igen'],
  skipped: ['Unsubscribed meanwhile', 'Afmeldt imens'],
  failedNote: (count: number) =>
    count === 1
      ? [
          'One address couldn’t be reached. If it no longer exists, it won’t be written to again.',
          'Én adresse kunne ikke nås. Findes den ikke længere, bliver der ikke skrevet til den igen.',
        ]
      : [
          `${count} addresses couldn’t be reached. Those that no longer exist won’t be written to again.`,
          `${count} adresser kunne ikke nås. Dem, der ikke findes længere, bliver der ikke skrevet til igen.`,
        ],
  pause: ['Pause', 'Sæt på pause'],
  resume: ['Resume', 'Genoptag'],
  stop: ['Stop sending', 'Stop udsendelsen'],
  stopSure: [
    'Stop for good? The remaining recipients won’t receive this issue.',
    'Vil du stoppe helt? De resterende modtagere får ikke nyhedsbrevet.',
  ],
  stopYes: ['Yes, stop', 'Ja, stop'],
  flash: {
    tested: ['Test sent to your address.', 'Testen er sendt til din adresse.'],
    scheduled: ['Scheduled.', 'Planlagt.'],
    cancelled: ['It won’t be sent. It’s a draft again.', 'Det bliver ikke sendt. Det er en kladde igen.'],
    segment: ['Recipients changed.', 'Modtagerne er ændret.'],
    'segment-saved': ['Group saved for other issues.', 'Gruppen er gemt til andre nyhedsbreve.'],
    paused: ['Paused.', 'Sat på pause.'],
    resumed: ['Sending goes on.', 'Udsendelsen fortsætter.'],
    stopped: ['Stopped.', 'Stoppet.'],
  },
  refusals: {
    'not-found': ['This issue no longer exists.', 'Nyhedsbrevet findes ikke længere.'],
    changed: [
      'The issue or its status has changed since you opened this page. Look at it again.',
      'Nyhedsbrevet eller dets status er ændret, siden du åbnede siden. Se på det igen.',
    ],
    'in-the-past': ['Please choose a time in the future.', 'Vælg et tidspunkt i fremtiden.'],
    'not-ready': ['Something below has to be corrected first.', 'Noget herunder skal rettes først.'],
    'no-recipients': ['No subscribers match this group.', 'Ingen tilmeldte passer til gruppen.'],
    'no-address': ['Your account has no email address.', 'Din konto har ingen e-mailadresse.'],
    invalid: ['Please check the date and the other fields.', 'Tjek datoen og de andre felter.'],
    ...segmentRefusals,
  } satisfies Pairs<Record<SendingRefusal | SegmentRefusal | 'no-address' | 'invalid', string>>,
});

export type IssueMessages = (typeof issueMessages)['en'];
