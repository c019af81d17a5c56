import type { RequestRefusal } from '#platform/http/guarded-http.ts';
import type { CheckName } from '#studio/office/monitoring/check.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

/** Rendered in the loader: none of it is in the browser's script. */
export const monitoringMessages = inBoth({
  title: ['Backups and monitoring', 'Sikkerhedskopier og overvågning'],
  lead: [
    'Your last backup, what we check, and a monitoring service that notifies you when the site is down.',
    'Din seneste sikkerhedskopi, det vi holder øje med, og en ekstern overvågning, der giver besked, når hjemmesiden er nede.',
  ],
  backup: {
    title: ['Backup', 'Sikkerhedskopi'],
    last: (when: string) => [
      `Last verified backup: ${when}`,
      `Seneste kontrollerede sikkerhedskopi: ${when}`,
    ],
    none: [
      'There is no verified backup yet. One is made every night.',
      'Der er endnu ingen kontrolleret sikkerhedskopi. Der laves en hver nat.',
    ],
    off: [
      'Nightly backups are switched off where the site is started.',
      'Natlige sikkerhedskopier er slået fra dér, hvor hjemmesiden startes.',
    ],
    restore: (time: string, size: string) => [
      `Restoring it takes ${time} (${size}), as measured when it was verified.`,
      `Det tager ${time} at gendanne den (${size}), målt da den blev kontrolleret.`,
    ],
    size: (size: string) => [`Its size is ${size}.`, `Den fylder ${size}.`],
    seconds: ['less than a minute', 'under et minut'],
    minutes: (count: number) =>
      count === 1 ? ['about a minute', 'ca. et minut'] : [`about ${count} minutes`, `ca. ${count} minutter`],
    how: [
      'To restore it, the person who looks after the server runs one command. What was booked since the backup is then checked against the payment provider.',
      'Den, der passer serveren, gendanner med én kommando. Det, der er booket siden kopien, bliver så kontrolleret hos betalingsudbyderen.',
    ],
    encrypted: [
      'The file is encrypted. Opening it needs the passphrase set where the site is started. Keep a copy of it in another place: we can’t show it, and without it the file can’t be opened.',
      'Filen er krypteret. Den kan kun åbnes med den adgangssætning, der er sat dér, hvor hjemmesiden startes: Sørg for, at du også har den et andet sted. Vi kan ikke vise den, og ingen kan åbne filen uden.',
    ],
    clear: [
      'The file isn’t encrypted. It holds the personal data of all your students in readable form: keep it where only you can open it, and delete it when you no longer need it.',
      'Filen er ikke krypteret. Den rummer alle dine elevers personoplysninger i læsbar form: Gem den, hvor ingen andre kan åbne den, og slet den, når du ikke længere skal bruge den.',
    ],
    password: ['Your password', 'Din adgangskode'],
    passwordHint: [
      'Because the file holds everything. The download is noted in the activity log.',
      'Fordi filen rummer alt. Hentningen noteres i aktivitetsloggen.',
    ],
    download: ['Download the backup', 'Hent sikkerhedskopien'],
  },
  checks: {
    title: ['What we check', 'Det, vi holder øje med'],
    lead: [
      'Every minute. What fails is on Today with what to do about it, and you get one email (a notification if email is what fails). It disappears once it works again.',
      'Hvert minut. Det, der fejler, står på I dag sammen med, hvad du kan gøre, og du får én e-mail (en notifikation, hvis det er e-mail, der fejler). Det forsvinder, når det virker igen.',
    ],
    names: {
      certificate: ['Certificate of the site', 'Hjemmesidens certifikat'],
      disk: ['Disk space', 'Diskplads'],
      files: ['File storage', 'Fillager'],
      backups: ['Backups', 'Sikkerhedskopier'],
      email: common.email,
      payments: ['Payments', 'Betalinger'],
      connections: ['Keys of connected services', 'Nøgler til tilsluttede tjenester'],
      calendars: ['Your other calendars', 'Dine andre kalendere'],
      jobs: ['Background jobs', 'Baggrundsjob'],
    } satisfies Pairs<Record<CheckName, string>>,
    works: ['Works', 'Virker'],
    failing: (since: string) => [`Fails since ${since}`, `Fejler siden ${since}`],
  },
  status: {
    title: ['External monitoring', 'Ekstern overvågning'],
    lead: [
      'When the site itself is down, it can’t notify you. A free monitoring service can: give it this address. It answers 200 while everything works and 503 while something fails, without any personal data.',
      'Er selve hjemmesiden nede, kan den ikke give dig besked. Det kan en gratis overvågningstjeneste: Giv den denne adresse. Den svarer 200, når alt virker, og 503, når noget fejler, og den viser ingen personoplysninger.',
    ],
    address: ['Address for the monitor', 'Adresse til overvågningen'],
    hint: [
      'Anyone who has it can see which check fails.',
      'Alle, der har den, kan se, hvilken kontrol der fejler.',
    ],
    replace: ['Replace the address', 'Udskift adressen'],
    replaced: [
      'The address is replaced. Enter the new one at your monitor.',
      'Adressen er udskiftet. Skriv den nye hos din overvågning.',
    ],
  },
  heartbeat: {
    title: ['Notify a monitor of each backup', 'Giv en overvågning besked om hver sikkerhedskopi'],
    lead: [
      'We open this address once after each verified backup. If it isn’t opened one night, the monitor notifies you, even when this server no longer runs.',
      'Vi åbner denne adresse én gang efter hver kontrolleret sikkerhedskopi. Går der en nat uden, giver overvågningen besked, også når serveren ikke kører længere.',
    ],
    address: ['Address to open', 'Adresse, der åbnes'],
    addressHint: [
      'From your monitoring service, such as https://hc-ping.com/… Leave empty for none.',
      'Fra din overvågningstjeneste, for eksempel https://hc-ping.com/… Tomt felt: ingen.',
    ],
    waiting: [
      'Opened after the next verified backup.',
      'Åbnes efter den næste kontrollerede sikkerhedskopi.',
    ],
    paused: (when: string) => [
      `Paused by the restore of ${when}: the studio in the backup may still run and open it itself. Save to open it from here.`,
      `Sat på pause af gendannelsen ${when}: Studiet i sikkerhedskopien kan stadig køre og selv åbne den. Gem for at åbne den herfra.`,
    ],
    answered: (when: string) => [`Last opened ${when}.`, `Sidst åbnet ${when}.`],
    again: (when: string, why: string) => [
      `It couldn’t be opened ${when}: ${why}. We keep trying.`,
      `Den kunne ikke åbnes ${when}: ${why}. Vi bliver ved med at prøve.`,
    ],
    failures: {
      'bad-address': ['it isn’t a web address', 'det er ikke en webadresse'],
      'private-address': ['it leads into a private network', 'den fører ind i et privat netværk'],
      redirects: ['it redirects too often', 'den omdirigerer for mange gange'],
      'too-large': ['the answer is too large', 'svaret er for stort'],
      timeout: ['no answer within ten seconds', 'intet svar inden for ti sekunder'],
      network: ['no connection', 'ingen forbindelse'],
    } satisfies Pairs<Record<RequestRefusal, string>>,
    answeredWith: (status: string) => [`it answered ${status}`, `den svarede ${status}`],
    invalid: ['Enter an address that begins with https://.', 'Skriv en adresse, der begynder med https://.'],
  },
  flash: {
    saved: common.savedSentence,
    replaced: ['Replaced.', 'Udskiftet.'],
  },
  refused: {
    title: ['Not downloaded', 'Ikke hentet'],
    'wrong-password': ['That isn’t your password.', 'Det er ikke din adgangskode.'],
    'too-many': [
      'Too many wrong passwords. Try again in an hour.',
      'For mange forkerte adgangskoder. Prøv igen om en time.',
    ],
    'no-backup': [
      'The backup isn’t where it was stored. Back up again, or ask the person who looks after the server.',
      'Sikkerhedskopien er ikke dér, hvor den blev gemt. Lav en ny, eller spørg den, der passer serveren.',
    ],
  },
  save: common.save,
  copy: ['Copy', 'Kopier'],
  copied: ['Copied', 'Kopieret'],
});
