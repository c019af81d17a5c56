import type { Block } from '#studio/shared/content/blocks.ts';

/** Skrevet til det, denne software sælger, og den måde, den tager imod penge på. En jurist skal læse det først. */
export const termsDanish: Block[] = [
  {
    type: 'seo',
    title: 'Handelsbetingelser',
    description:
      'Hvad der gælder, når du booker eller køber hos {studio}: bestilling, betaling, fortrydelse og klage.',
  },
  { type: 'headline', text: 'Handelsbetingelser', melody: [3] },
  {
    type: 'lead',
    text: 'Hvad der gælder, når du booker eller køber her, i et klart sprog. Dansk forbrugerlovgivning beskytter dig, uanset hvad der står nedenfor. Intet her begrænser de rettigheder.',
  },
  {
    type: 'facts',
    heading: '1. Hvem du køber af',
    rows: [
      { label: 'Virksomhed', value: '{studio}, {coach}' },
      { label: 'Adresse', value: '{address}' },
      { label: 'CVR', value: '{cvr}' },
      { label: 'E-mail', value: '{email}' },
      { label: 'Telefon', value: '{phone}' },
    ],
  },
  {
    type: 'steps',
    heading: '2. Sådan bestiller du',
    steps: [
      {
        title: 'Du vælger',
        text: 'En time, en plads, et kursus eller en vare. Du er ikke bundet endnu. Indtil du betaler, kan du gå tilbage, rette eller annullere det hele, og du kan se det, du har skrevet, igen, før du sender det.',
      },
      {
        title: 'Du ser, hvad det koster',
        text: 'Før den sidste knap ser du, hvad du bestiller, den samlede pris med moms og levering samt disse betingelser. Samtykker er aldrig krydset af på forhånd.',
      },
      {
        title: 'Du bestiller',
        text: 'Det fremgår af knappen, at bestillingen medfører betaling (»Bestil og betal« eller knappen på betalingssiden). Når du trykker på den, giver du os et tilbud.',
      },
      {
        title: 'Vi bekræfter',
        text: 'Aftalen er indgået, når betalingen er gået igennem eller er reserveret, for forløbene dog først, når din ansøgning er godkendt. Du får en e-mail med ordren, kvitteringen, fortrydelsesretten og et link til denne udgave af betingelserne. Gem den som dit eksemplar. Vi gemmer aftalen under ordrenummeret, og du kan åbne ordresiden med linket i e-mailen.',
      },
    ],
  },
  {
    type: 'prose',
    paragraphs: [
      'Aftaler kan indgås på dansk eller engelsk. Du skal være fyldt 18, eller en forælder eller værge skal bestille for dig.',
    ],
  },
  {
    type: 'prose',
    heading: '3. Priser og betaling',
    paragraphs: [
      'Priserne er inklusive dansk moms, hvor der er moms, og kvitteringen viser den linje for linje. En pris i DKK, EUR eller USD er det, du betaler i den valuta. Vi omregner ikke. Prisen for levering vises, før du bestiller.',
      'Du betaler med kort, Apple Pay eller Google Pay, i DKK og EUR også med MobilePay, på vores betalingsudbyders side. Vi tager ikke gebyr.',
    ],
  },
  {
    type: 'steps',
    heading: '4. Hvornår beløbet trækkes',
    steps: [
      {
        title: 'Privat coaching, workshops, dage i studiet, holdundervisning',
        text: 'Når du bestiller. Den valgte time er reserveret til dig, mens du betaler. Modtager vi betalingen, efter at reservationen er udløbet, og en anden har booket timen, betaler vi det hele tilbage med det samme.',
      },
      {
        title: 'Voice Elevated og Celebrity Vocal Experience',
        text: 'Beløbet bliver kun reserveret på dit kort, når du bestiller. Det trækkes, når din ansøgning er godkendt, og reservationen annulleres, hvis den ikke bliver det. En bank holder kun en reservation nogle få dage. Har vi ikke truffet en afgørelse inden for seks dage, annullerer vi den, og du betaler med et link, når du er optaget, på én gang eller i op til fire rater efter aftale.',
      },
      {
        title: 'Varer på lager',
        text: 'Reserveres, når du bestiller, og trækkes, når vi sender. Sender vi en del først, trækker vi kun beløbet for den. Resten bliver en særskilt ordre, som du betaler med et link. Kan vi ikke sende inden for seks dage, trækker vi ikke noget: Reservationen annulleres, og vi gemmer varen til dig i syv dage.',
      },
      {
        title: 'Varer, der trykkes til dig',
        text: 'T-shirts, poser, krus og lignende fremstilles, når du bestiller. De betales med det samme, og kun hvis du har accepteret det, før du bestiller.',
      },
      {
        title: 'Onlinekurser',
        text: 'Når du bestiller. En plan over tre måneder er tre rater med en måneds mellemrum, som tilsammen er prisen: ingen renter, intet gebyr og ingen fjerde rate. Går prisen ikke op, lægges resten til første rate. Du ser alle beløb, før du bestiller, og på ordresiden ser du, hvad der er trukket, og hvad der mangler. Kan vi ikke trække en rate, skriver vi til dig og prøver igen. Efter 14 dage uden betaling sættes adgangen på pause, til raten er betalt.',
      },
    ],
  },
  {
    type: 'prose',
    heading: '5. Timer: flytning, aflysning og forsinkelse',
    paragraphs: [
      'Indtil 24 timer før start kan du flytte en time tre gange uden at betale igen eller aflyse den og få alle pengene (eller klippet) tilbage. Begge dele gør du med linket i din e-mail. Derefter regnes timen for afholdt. Skriv alligevel, hvis du er syg, så afgør {firstName} det.',
      'Et klip gælder i 12 måneder. Kommer du for sent, slutter timen alligevel til tiden. Bliver vi nødt til at aflyse, vælger du mellem en anden tid og pengene tilbage.',
    ],
  },
  {
    type: 'prose',
    heading: '6. Forløb, workshops og hold',
    paragraphs: [
      'Pladserne på et forløb går til ansøgere, der bliver optaget. Vi svarer inden for 2-3 hverdage. Hvad der er med, står på forløbets side. Rejse og overnatning sørger du selv for, medmindre siden siger andet.',
      'Bliver vi nødt til at aflyse eller flytte noget, får du besked med det samme og kan få alle pengene tilbage. Kan du ikke komme, må en anden tage din plads. Sig til, hvem det er.',
    ],
  },
  {
    type: 'prose',
    heading: '7. Onlinekurser',
    paragraphs: [
      'Adgangen begynder med det samme og er kun til dig. Du skal bruge lyd og en browser, der højst er tre år gammel. Kurserne tilhører {studio}: Se dem, så tit du vil, men del dem ikke.',
      'Ud over dine rettigheder efter loven kan du få alle pengene tilbage inden for 30 dage efter købet, hvis kurset ikke er noget for dig. Tryk på knappen på ordresiden, eller skriv til os. Det stopper også en betalingsplan.',
    ],
  },
  {
    type: 'prose',
    heading: '8. Levering af varer',
    paragraphs: [
      'Vi sender til adresser i disse lande: {countries}. Vi sender lagervarer inden for seks dage og trykte varer inden for ti, og du får sporingsnummeret på e-mail. Vi bærer risikoen, til du har modtaget pakken.',
    ],
  },
  {
    type: 'steps',
    heading: '9. Fortrydelsesret',
    steps: [
      {
        title: 'Varer, på lager og trykte',
        text: '14 dage fra den dag, du eller en, du udpeger, modtager den sidste vare. Vores tryk er faste motiver, så retten gælder også for dem. Du betaler returportoen og sender varen senest 14 dage efter, at du har fortrudt. Du må prøve den, som du ville i en butik. Mister den mere i værdi end det, betaler du forskellen.',
      },
      {
        title: 'Klip, timer og dage i studiet',
        text: '14 dage fra bestillingen. Er intet brugt, får du det hele tilbage. Har du valgt en time inden for de 14 dage, har du bedt os begynde: Afholdte timer betales til deres pris, og resten får du tilbage.',
      },
      {
        title: 'Holdundervisning',
        text: '14 dage fra bestillingen. Afholdte gange betales med deres andel af prisen.',
      },
      {
        title: 'Arrangementer på faste datoer',
        text: 'Workshops, Voice Elevated og retreatet er fritidstilbud på bestemte dage. Dem giver loven (forbrugeraftalelovens § 18, stk. 2, nr. 12) ingen fortrydelsesret på. Indtil din ansøgning er godkendt, kan du trække den tilbage og betale ingenting. Skriv alligevel: Folk bliver syge.',
      },
      {
        title: 'Onlinekurser',
        text: 'Du beder om adgang med det samme og accepterer, at fortrydelsesretten efter loven dermed falder bort. I stedet gælder vores garanti på 30 dage.',
      },
    ],
  },
  {
    type: 'prose',
    heading: '10. Sådan fortryder du',
    paragraphs: [
      'Brug »Fortryd aftale her« nederst på hver side, skriv til os, eller brug blanketten herunder. Du behøver ikke at give en grund. Fristen er overholdt, hvis du sender beskeden, før de 14 dage er gået. Du får straks en e-mail om, hvad du erklærede og hvornår.',
      'Vi betaler alt tilbage, inklusive almindelig levering, senest 14 dage efter, at vi har hørt fra dig, på samme måde, som du betalte. For varer må vi vente, til vi har modtaget dem, eller du har dokumenteret, at de er sendt.',
    ],
  },
  { type: 'links', items: [{ label: 'Fortryd aftale her', href: '/withdraw' }] },
  {
    type: 'list',
    heading: '11. Standardfortrydelsesformular',
    items: [
      'Til {studio}, {address}, {email}:',
      'Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende i forbindelse med min købsaftale om følgende varer / levering af følgende tjenesteydelser:',
      'Bestilt den / modtaget den:',
      'Ordrenummer:',
      'Forbrugerens navn:',
      'Forbrugerens adresse:',
      'Forbrugerens underskrift (kun hvis formularens indhold meddeles på papir) og dato:',
    ],
  },
  {
    type: 'prose',
    heading: '12. Reklamation',
    paragraphs: [
      'Købeloven giver dig to års reklamationsret på varer. En mangel, der viser sig inden for det første år, anses for at have været der fra begyndelsen. Giv os besked inden rimelig tid. To måneder er altid i tide. Alt efter manglen kan du få varen repareret eller ombyttet, et afslag i prisen eller købet hævet. Er reklamationen berettiget, betaler vi portoen.',
      'De samme to år gælder for digitalt indhold, som vi retter eller betaler tilbage. Var en time ikke som aftalt, får du en ny eller pengene tilbage.',
    ],
  },
  {
    type: 'prose',
    heading: '13. Klager',
    paragraphs: [
      'Skriv først til {email}. Det meste bliver løst på en dag.',
      'Bliver vi ikke enige, kan du klage til Mæglingsteamet for Forbrugerklager (tidligere Center for Klageløsning), Nævnenes Hus, Toldboden 2, 8800 Viborg, på naevneneshus.dk, hvis det, du købte, kostede mindst 1.110 kr. (tøj: 720 kr.) og højst 100.000 kr. Hjælper mægling ikke, kan Forbrugerklagenævnet afgøre sagen. Bor du i et andet EU-land, hjælper Forbruger Europa (forbrugereuropa.dk) og dit eget lands forbrugercenter dig gratis.',
      'Dansk ret gælder. Er du forbruger i et andet land, beholder du den beskyttelse, dets ufravigelige regler giver, og du kan anlægge sag ved din egen domstol.',
    ],
  },
  {
    type: 'links',
    items: [
      { label: 'Nævnenes Hus', href: 'https://naevneneshus.dk' },
      { label: 'Forbruger Europa', href: 'https://www.forbrugereuropa.dk' },
    ],
  },
  {
    type: 'prose',
    heading: '14. Øvrige vilkår',
    paragraphs: [
      'At synge er arbejde med kroppen. Sig det til {firstName}, hvis du er syg, hæs eller i behandling. Vi er lærere, ikke læger, og kan ikke love et bestemt resultat.',
      'Hvad vi gemmer om dig, står i privatlivspolitikken. Når disse betingelser ændres, gælder det kun nye ordrer: Hver ordre følger den udgave, den er afgivet under, og alle udgaver kan stadig læses.',
    ],
  },
  { type: 'links', items: [{ label: 'Privatlivspolitik', href: '/privacy-policy' }] },
];
