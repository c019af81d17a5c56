import type { StudioFault } from '#studio/shared/faults/studio-fault.ts';
import type { Pairs } from '#studio/shared/texts/in-both.ts';

export const faultKindPairs = {
  'mail-stuck': {
    title: ['Emails aren’t being sent', 'E-mails bliver ikke sendt'],
    explanation: [
      'Nothing is lost: they wait, and we keep trying. Check that the mail server is running and that this site may connect to it, then test the connection under Settings. This task closes once an email is sent.',
      'Intet går tabt: De venter, og vi bliver ved med at prøve. Tjek, at mailserveren kører, og at hjemmesiden må forbinde til den, og prøv forbindelsen under Indstillinger. Opgaven lukkes, når en e-mail er sendt.',
    ],
  },
  'certificate-fault': {
    title: ['The site’s certificate needs attention', 'Hjemmesidens certifikat skal ordnes'],
    explanation: [
      'Visitors see a warning instead of your site once it isn’t valid, and payments can’t be confirmed. It’s usually renewed automatically: ask your host, or look in the web server’s log for why it wasn’t. We check again every hour, and this task closes when it’s right.',
      'Når det ikke er gyldigt, ser besøgende en advarsel i stedet for din hjemmeside, og betalinger kan ikke bekræftes. Som regel fornyes det automatisk: Spørg din udbyder, eller se i webserverens log, hvorfor det ikke er sket. Vi tjekker igen hver time, og opgaven lukkes, når det er i orden.',
    ],
  },
  'disk-space': {
    title: ['The disk is almost full', 'Disken er næsten fuld'],
    explanation: [
      'There may not be room for uploads and the next backup. Delete old files on the server, keep fewer backups, or get a larger disk. This task closes when there’s enough room.',
      'Der er måske ikke plads til filer, der uploades, og den næste sikkerhedskopi. Slet gamle filer på serveren, gem færre sikkerhedskopier, eller få en større disk. Opgaven lukkes, når der er plads nok.',
    ],
  },
  'update-failed': {
    title: ['An update of this site failed', 'En opdatering af hjemmesiden mislykkedes'],
    explanation: [
      'Your site runs on with the version before, and nothing is lost. To try again and see the details, type this on the server: sudo belcanto update. This task closes once an update succeeds.',
      'Hjemmesiden kører videre med den tidligere version, og intet er gået tabt. Skriv dette på serveren for at prøve igen og se detaljerne: sudo belcanto update. Opgaven lukkes, når en opdatering lykkes.',
    ],
  },
  'payments-refused': {
    title: ['The payment provider refuses our key', 'Betalingsudbyderen afviser vores nøgle'],
    explanation: [
      'Nobody can pay, and payments can’t be confirmed. The key was deleted, has expired or lacks a right. Create a new one at the provider and connect it. We check again every hour, and this task closes when it’s accepted.',
      'Ingen kan betale, og betalinger kan ikke bekræftes. Nøglen er slettet, udløbet eller mangler en rettighed. Opret en ny hos udbyderen, og tilslut den. Vi tjekker igen hver time, og opgaven lukkes, når den godtages.',
    ],
  },
  'webhook-missing': {
    title: [
      'Messages from the payment provider don’t arrive',
      'Beskeder fra betalingsudbyderen kommer ikke frem',
    ],
    explanation: [
      'Payments are confirmed because we also ask, but minutes later, and refunds or disputes may go unnoticed. Look at the webhook in the provider’s dashboard: is it enabled, is its address this site’s, and which error does it list? This task closes when a message arrives.',
      'Betalinger bliver bekræftet, fordi vi også selv spørger, men minutter senere, og refunderinger og indsigelser kan blive overset. Se på webhooken hos udbyderen: Er den slået til, er adressen denne hjemmesides, og hvilken fejl står der? Opgaven lukkes, når en besked kommer frem.',
    ],
  },
  'calendar-unread': {
    title: ['A calendar can’t be read', 'En kalender kan ikke læses'],
    explanation: [
      'We’ve tried for six hours. Times that have become busy since can be booked. Open Calendars to see why, and connect it again if needed. This task closes when it’s read.',
      'Vi har prøvet i seks timer. Tider, der er blevet optaget siden, kan bookes. Åbn Kalendere for at se hvorfor, og tilslut den igen, hvis det er nødvendigt. Opgaven lukkes, når den er læst.',
    ],
  },
  'connection-unreadable': {
    title: ['A connected service needs its key again', 'En tilsluttet tjeneste mangler sin nøgle'],
    explanation: [
      'Its key was stored with another secret of this studio, as after a restore on a new server. Enter it again in Settings › Connections; until then the service isn’t used.',
      'Nøglen er gemt med en anden hemmelighed for studiet, som efter en gendannelse på en ny server. Indtast den igen under Indstillinger › Tilslutninger. Indtil da bruges tjenesten ikke.',
    ],
  },
  'heartbeat-paused': {
    title: [
      'The monitor isn’t notified of backups since the restore',
      'Overvågningen får ikke besked om sikkerhedskopier efter gendannelsen',
    ],
    explanation: [
      'This studio was restored from a backup. If the studio you restored it from still runs, it keeps notifying the monitor, and this one must not. If this is your studio now, let it open the monitor’s address from here.',
      'Dette studie er gendannet fra en sikkerhedskopi. Kører studiet, kopien er fra, stadig, så giver det selv overvågningen besked, og dette må ikke gøre det. Er dette nu dit studie, så lad det åbne overvågningens adresse herfra.',
    ],
  },
  'files-unavailable': {
    title: ['Files can’t be stored or opened', 'Filer kan ikke gemmes eller åbnes'],
    explanation: [
      'The object storage refuses us or doesn’t answer. Forms with a file say so and keep what was entered; downloads ask to try again. Test the connection under Settings to see what to change. We check again every minute, and this task closes when it works.',
      'Objektlageret afviser os eller svarer ikke. Formularer med en fil siger det og beholder det, der er skrevet. Downloads beder om at prøve igen. Prøv forbindelsen under Indstillinger for at se, hvad der skal ændres. Vi tjekker igen hvert minut, og opgaven lukkes, når det virker.',
    ],
  },
  'backups-unavailable': {
    title: ['The bucket for backups can’t be used', 'Bucketen til sikkerhedskopier kan ikke bruges'],
    explanation: [
      'It refuses us or doesn’t answer, so the next backup would fail. Test the connection under Settings to see what to change. We check again every minute, and this task closes when it works.',
      'Den afviser os eller svarer ikke, så den næste sikkerhedskopi ville mislykkes. Prøv forbindelsen under Indstillinger for at se, hvad der skal ændres. Vi tjekker igen hvert minut, og opgaven lukkes, når det virker.',
    ],
  },
} satisfies Pairs<Record<StudioFault['kind'], { title: string; explanation: string }>>;
