import type { TaskTexts } from './task.messages.ts';

export const da: TaskTexts = {
  kinds: {
    'decide-story': {
      title: 'En læsers historie',
      explanation:
        'Nogen har sendt en historie til magasinet. Udgiver du den, udgives den med sin PDF, og forfatteren får en e-mail. Afviser du, får forfatteren en venlig e-mail, og PDF’en slettes.',
    },
    'answer-email': {
      title: 'Besvar en e-mail',
      explanation:
        'Nogen har svaret på din besked pr. e-mail. Læs svaret i samtalen, hvor du også kan svare. Er der ikke brug for et svar, så tryk på Klaret.',
    },
    'answer-application': {
      title: 'Svar på en ansøgning',
      explanation:
        'Læs den, og beslut dig. Er et beløb reserveret, trækkes det, når du optager ansøgeren; ellers reserveres en plads i syv dage, og ansøgeren får et betalingslink, på én gang eller i rater. Afviser du, frigives eller refunderes betalingen.',
    },
    'decide-application': {
      title: 'Sig ja eller nej',
      explanation:
        'En plads og dens beløb er reserveret, men ansøgningsskemaet er ikke kommet endnu. Optager du ansøgeren, trækkes beløbet; afviser du, frigives det. Svarer du ikke i tide, udløber reservationen.',
    },
    'dispatch-order': {
      title: 'Send',
      explanation:
        'Betalingen er reserveret og trækkes, når du sender varerne. Tryk på knappen, når de er på vej. Sender du kun en del, trækkes kun den, og resten bliver en ordre for sig, som køberen betaler, når den kan sendes. Sendes intet i tide, tager banken reservationen tilbage, og varerne gemmes til køberen i syv dage.',
    },
    withdrawal: {
      title: 'Svar på en fortrydelse',
      explanation:
        'Køberen har fortrudt denne ordre og har fået en kvittering for det. Giver du det hele tilbage, betales det tilbage, eller reservationen annulleres; en kommende time aflyses, og det, ordren gav ret til, hører op. Er en del brugt, eller er kun en del fortrudt, så betal selv den del tilbage, og marker opgaven som klaret. Loven giver dig 14 dage.',
    },
    'withdrawal-unmatched': {
      title: 'Find ordren til en fortrydelse',
      explanation:
        'Nogen har erklæret en fortrydelse, men nummer og e-mail passer ikke sammen på nogen ordre. Afsenderen har fået en kvittering. Find ordren, svar på e-mail, og marker opgaven som klaret.',
    },
    'refund-refused': {
      title: 'Refunder',
      explanation:
        'Betalingsudbyderen afviste tilbagebetalingen. Prøv igen, eller giv pengene tilbage på en anden måde og marker den som klaret.',
    },
    'refund-manual': {
      title: 'Refundér en betaling fra timen',
      explanation:
        'Timen blev betalt på stedet og siden aflyst, så kun du kan betale pengene tilbage. Betal dem tilbage, og marker opgaven som klaret: refunderingen bliver registreret, og kreditnotaen sendes på e-mail.',
    },
    'provider-unavailable': {
      title: 'En betaling venter på svar',
      explanation:
        'Betalingsudbyderen svarede ikke. Timen er fortsat reserveret, og vi spørger igen hvert minut; opgaven forsvinder, når svaret kommer.',
    },
    'payment-unmatched': {
      title: 'Se på en betaling',
      explanation:
        'Betalingsudbyderen viser penge, der ikke passer til ordren. Køberen har ikke fået noget for dem. Se efter hos udbyderen.',
    },
    'payment-after-restore': {
      title: 'Betaling efter sikkerhedskopien',
      explanation:
        'Betalingsudbyderen modtog betalingen efter den sikkerhedskopi, du har gendannet, så ordren og bookingen mangler her. Hvis den gjaldt en tid, har vi spærret tiden. Book den igen til personen, eller refunder beløbet.',
    },
    'print-by-hand': {
      title: 'Tryk og send',
      explanation:
        'Det laves på bestilling og er betalt, og intet trykkeri er tilsluttet. Få det trykt, send det, og tryk på knappen, når det er på vej: køberen får besked.',
    },
    'print-failed': {
      title: 'Trykkeriet tog ikke imod en ordre',
      explanation:
        'Den er betalt og bliver ikke lavet. Ret det, trykkeriet siger, her eller hos dem, og prøv igen; eller giv pengene tilbage.',
    },
    'printer-unavailable': {
      title: 'Trykkeriet svarer ikke',
      explanation:
        'En ordre venter på at blive sendt til trykkeriet. Vi prøver igen hvert minut; opgaven forsvinder, når det lykkes.',
    },
    'print-held': {
      title: 'Trykkeriet har stoppet en ordre',
      explanation: 'Den venter, til du taler med trykkeriets kundeservice. Årsagen står hos dem.',
    },
    'print-cancelled': {
      title: 'Trykkeriet har annulleret en ordre',
      explanation: 'Den er betalt og bliver ikke lavet. Giv pengene tilbage, eller aftal noget med køberen.',
    },
    'print-returned': {
      title: 'En pakke er kommet tilbage til trykkeriet',
      explanation: 'Skriv til køberen om adressen, eller giv pengene tilbage.',
    },
    dispute: {
      title: 'Svar på en indsigelse',
      explanation:
        'Betaleren har bedt sin bank om pengene. Bookingen står ved magt. Svar hos betalingsudbyderen inden fristen.',
    },
    'email-failed': {
      title: 'En e-mail nåede ikke frem',
      explanation: 'Mailserveren afviste den, eller ingen tog imod. Prøv igen, eller lad den ligge.',
    },
    'job-dead': {
      title: 'Noget er gået i stå',
      explanation:
        'Noget, systemet selv gør, er slået fejl for mange gange. Prøv igen, eller marker det som klaret.',
    },
    'file-failed': {
      title: 'Erstat en fil, der ikke kunne behandles',
      explanation:
        'Der er prøvet én gang, og der prøves ikke igen; besøgende og elever ser den ikke. Gem filen på ny med et andet program, og upload den i stedet, eller slet den.',
    },
    'no-date': {
      title: 'Find en dato til en deltager',
      explanation:
        'Nogen har betalt, mens intet hold var åbent, og har en plads til gode. Åbn et hold, og giv besked, eller aftal en tilbagebetaling.',
    },
    'no-unit-free': {
      title: 'Der er ingen plads eller vare tilbage',
      explanation:
        'Nogen har krav på en plads eller vare, som ikke findes. Aftal en anden, eller betal tilbage.',
    },
    'agree-date': {
      title: 'Aftal en dato',
      explanation: 'En studiedag er betalt. Skriv til køberen, og aftal dagen.',
    },
    'reschedule-request': {
      title: 'Svar på et ønske om at flytte',
      explanation:
        'Det kom så tæt på timen, at systemet ikke flyttede den. Flyt timen på dens side, så får eleven en e-mail; eller skriv, at den bliver.',
    },
    'event-moved': {
      title: 'En time er flyttet i din kalender',
      explanation:
        'Flyt flytter bookingen til den nye tid: Det koster ikke noget, tæller ikke med i elevens flytninger, og eleven får en e-mail. Gendan skriver begivenheden igen på den bookede tid, uden e-mail.',
    },
    'event-deleted': {
      title: 'Slettet i din kalender',
      explanation:
        'Bookingen findes stadig. Gendan skriver begivenheden igen, uden e-mail. Vil du aflyse, så åbn bookingen: Dér vælger du, om du vil refundere, og eleven får en e-mail.',
    },
    'plan-unscheduled': {
      title: 'Giv en afdragsordning dens slutning',
      explanation:
        'Betalingsudbyderen har ingen dato, hvor de månedlige betalinger slutter, og ville trække én gang for meget. Prøv igen, eller sæt slutdatoen hos udbyderen. Efter den sidste betaling afslutter vi den under alle omstændigheder, og det, der trækkes derudover, refunderes.',
    },
    'plan-not-ended': {
      title: 'Afslut en afdragsordning',
      explanation:
        'Betalingsudbyderen afviser at afslutte de månedlige betalinger. Afslut abonnementet hos udbyderen. Det, der trækkes fra nu af, refunderes.',
    },
    'instalment-late': {
      title: 'En rate er ikke betalt',
      explanation:
        'Den skulle være betalt for 17 dage siden, og to e-mails har bedt om den. Ring eller skriv: ansøgerens link virker stadig. Når den er betalt, forsvinder opgaven automatisk.',
    },
    'plan-unpaid': {
      title: 'En afdragsordning blev ikke betalt til ende',
      explanation:
        'Kortet er blevet afvist i ugevis, og betalingsudbyderen har givet op. Adgangen holder pause. Skriv til eleven, eller lad den ligge.',
    },
    'rate-missing': {
      title: 'Angiv en valutakurs',
      explanation:
        'Kvitteringer i denne valuta skal bruge en kurs til DKK til momslinjen. Uden den er de markeret til revisoren.',
    },
    'upload-space': {
      title: 'Pladsen til besøgendes filer er næsten brugt op',
      explanation:
        'Når den er brugt op, kan man kun ansøge og sende historier uden filer. Afvis det, du ikke skal bruge, eller hæv grænsen under Indstillinger. Gamle ansøgninger slettes automatisk.',
    },
    'sample-identity': {
      title: 'Udskift eksempelstudiet',
      explanation: 'Navn, adresse og CVR-nummer på dette offentlige websted er stadig opdigtede.',
    },
    'backup-overdue': {
      title: 'Der mangler en ny sikkerhedskopi',
      explanation:
        'Der er ikke lavet og kontrolleret en sikkerhedskopi i halvandet døgn. “Lav en nu” starter en. Kommer opgaven igen, så se i serverens log: Disken eller lageret til sikkerhedskopier kan være fuldt eller utilgængeligt.',
    },
    differences: {
      title: 'Afstemningen fandt forskelle',
      explanation:
        'Kalender, regnskab, betalinger, trykordrer og e-mails er sammenlignet. Åbn listen under Nøgletal: Hver linje har en årsag, og de fleste har en knap, der retter den.',
    },
    'booking-paused': {
      title: 'Booking er sat på pause efter en gendannelse',
      explanation:
        'Studiet er gendannet fra en sikkerhedskopi. Booking og køb åbner af sig selv, når alle betalinger er kontrolleret hos betalingsudbyderen, som regel efter få minutter. Tjek din kalender for timer, der er aftalt, efter at sikkerhedskopien blev lavet.',
    },
    'emails-held': {
      title: 'E-mails fra før gendannelsen',
      explanation:
        'De ventede, da sikkerhedskopien blev lavet. De kan være sendt siden, så vi har holdt dem tilbage. Send dem, eller lad være.',
    },
    'payments-closed': {
      title: 'Tilslut betaling',
      explanation:
        'Der kan ikke købes noget på dette offentlige websted: ingen betalingsudbyder er tilsluttet.',
    },
    'smtp-missing': {
      title: 'Tilslut en mailserver',
      explanation: 'E-mails venter i køen på dette offentlige websted: ingen mailserver er tilsluttet.',
    },
  },
  remedies: {
    accept: 'Sig ja, og hæv beløbet',
    'accept-in-2': 'Sig ja, 2 rater',
    'accept-in-3': 'Sig ja, 3 rater',
    'accept-in-4': 'Sig ja, 4 rater',
    decline: 'Sig nej, og giv pengene tilbage',
    dispatch: 'Sendt: hæv betalingen',
    refund: 'Giv det hele tilbage',
    'dispatch-part': 'Kun en del er sendt',
    retry: 'Prøv igen',
    done: 'Klaret',
  },
  remediesOf: {
    'payment-unmatched': { refund: 'Refunder' },
    'payment-after-restore': { refund: 'Refunder', done: 'Jeg har booket den igen' },
    'answer-application': { accept: 'Sig ja', decline: 'Sig nej' },
    'decide-story': { accept: 'Udgiv den', decline: 'Sig nej tak' },
    'dispatch-order': { decline: 'Kan ikke sendes: refunder' },
    'print-by-hand': { done: 'Den er på vej', decline: 'Kan ikke laves: refunder' },
    'print-failed': { decline: 'Refunder' },
    'print-held': { retry: 'Spørg trykkeriet', done: 'Jeg har taget mig af det' },
    'print-cancelled': { decline: 'Refunder', done: 'Aftalt med køberen' },
    'print-returned': { decline: 'Refunder', done: 'Aftalt med køberen' },
    'event-moved': { accept: 'Flyt', done: 'Gendan begivenheden' },
    'event-deleted': { done: 'Gendan begivenheden' },
    'booking-paused': { done: 'Åbn for booking nu' },
    'emails-held': { retry: 'Send dem', done: 'Send dem ikke' },
    'backup-overdue': { retry: 'Lav en nu' },
    'email-failed': { done: 'Send den ikke' },
  },
  sure: (about, money) => `Refunder? ${about}. ${money} Det kan ikke fortrydes.`.replace('  ', ' '),
  sureNo: {
    question: (about, money) =>
      `Afvis? ${about}. ${money} Ansøgeren får en e-mail. Du kan fortryde i fem minutter.`,
    yes: 'Ja, afvis',
  },
  order: (number) => `ordre ${number}`,
  eventMoved: (name, when) => `${name} er flyttet til ${when} i din kalender`,
  facts: {
    file: 'Fil',
    openFile: 'Åbn filens side',
    rates: 'Kurser',
    setRate: 'Sæt den i Indstillinger',
    limits: 'Grænse',
    setLimit: 'Ret den i Indstillinger',
    connections: 'Tilslutninger',
    connect: 'Åbn tilslutninger',
    differences: 'Forskelle',
    openDifferences: 'Åbn listen',
    application: 'Ansøgning',
    booking: 'Booking',
    open: 'Åbn den ønskede tid',
    openBooking: 'Åbn bookingen',
    story: 'Historie',
    message: 'Samtale',
    read: 'Læs den',
    email: 'E-mail',
    address: 'Sendes til',
    amount: 'Beløb',
    reason: 'Årsag',
    hour: 'Time',
    requested: 'Ønsket',
    declared: 'Erklæret',
    ordered: 'Bestilt',
    part: 'Hvilken del',
    right: 'Efter loven',
  },
  rights: {
    goods: '14 dage fra den dag, varen kom; køberen betaler returporto',
    service: '14 dage fra bestillingen; afholdte aftener betales med deres andel',
    credit: '14 dage fra bestillingen; afholdte timer betales, resten betales tilbage',
    digital: 'ingen ret, når adgangen er begyndt; 30 dage efter vores egen garanti',
    dated: 'ingen ret: en ydelse på en fast dato; du bestemmer',
    none: 'ingen ret; du bestemmer',
  },
  failures: {
    unreadable: 'Den er beskadiget eller lavet på en måde, der ikke kan læses',
    timeout: 'Den tager for lang tid',
    memory: 'Den kræver for meget hukommelse',
    crash: 'Programmet, der læser den, stoppede på grund af den',
  },
  disputes: {
    credit_not_processed: 'En lovet tilbagebetaling er ikke kommet',
    duplicate: 'Betalt to gange',
    fraudulent: 'Betaleren kender ikke til købet',
    general: 'Banken siger ikke hvorfor',
    product_not_received: 'Varen er ikke modtaget',
    product_unacceptable: 'Varen er ikke som lovet',
    subscription_canceled: 'Afdragsordningen var opsagt',
    unrecognized: 'Betaleren kan ikke genkende købet',
  },
  refusals: {
    'not-there': 'Dette er ikke længere på listen.',
    'not-possible': 'Det kan ikke lade sig gøre længere: betalingens status er ændret.',
    refused: 'Betalingsudbyderen afviste. Se årsagen hos udbyderen.',
    'no-answer': 'Betalingsudbyderen svarer ikke. Intet er tabt; prøv igen om et minut.',
    'bad-parcel':
      'Angiv, hvor mange af hver du sender, mindst ét styk; sporingslinket begynder med https://.',
    'not-free':
      'Den nye tid er ikke ledig, eller den er forbi. Gendan begivenheden, eller flyt timen på bookingens side.',
  },
  outcomes: { done: 'Klaret.', again: 'Der prøves igen.' },
};
