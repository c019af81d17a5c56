import type { Block } from '#studio/content/blocks.ts';

/** Skrevet til det, denne software sælger, og den måde, den tager imod penge på. En jurist skal læse det først. */
export const termsDanish: Block[] = [
  {
    type: 'seo',
    title: 'Handelsbetingelser, {studio}',
    description:
      'Hvad der gælder, når du booker eller køber hos {studio}: bestilling, betaling, fortrydelse, klage.',
  },
  { type: 'headline', text: 'Handelsbetingelser', melody: [3] },
  {
    type: 'lead',
    text: 'Hvad der gælder, når du booker eller køber her, i ord, man kan læse. Dansk forbrugerlovgivning beskytter dig ud over det, der står nedenfor; intet her tager det fra dig.',
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
    heading: '2. Sådan bliver en ordre til',
    steps: [
      {
        title: 'Du vælger',
        text: 'En time, en plads, et kursus eller en vare. Intet binder dig endnu. Indtil du betaler, kan du gå tilbage, rette eller droppe det hele; det, du har skrevet, vises igen, før du sender det.',
      },
      {
        title: 'Du ser, hvad det koster',
        text: 'Før den sidste knap står det, du bestiller, hele prisen med moms og levering, og disse betingelser. Samtykker er aldrig krydset af på forhånd.',
      },
      {
        title: 'Du bestiller',
        text: 'Knappen siger, at det koster penge: »Bestil og betal«, eller betalingssidens egen. Med den giver du os et tilbud.',
      },
      {
        title: 'Vi bekræfter',
        text: 'Aftalen er indgået, når betalingen er gået igennem eller er reserveret, for forløbene når din ansøgning er godkendt. Du får en mail med ordren, kvitteringen, fortrydelsesretten og et link til denne udgave af betingelserne. Gem den: den er dit eksemplar. Vores ligger under ordrens nummer, og dens side kan åbnes med linket i mailen.',
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
      'Priserne er med dansk moms, hvor den gælder; kvitteringen viser den linje for linje. En pris i DKK, EUR eller USD er det, du betaler i den valuta; vi regner intet om. Levering vises, før du bestiller.',
      'Du betaler med kort, Apple Pay eller Google Pay, i DKK og EUR også med MobilePay, på vores betalingsudbyders side. Vi lægger intet gebyr på.',
    ],
  },
  {
    type: 'steps',
    heading: '4. Hvornår pengene trækkes',
    steps: [
      {
        title: 'Private timer, workshopper, studiedage, holdundervisning',
        text: 'Når du bestiller. En valgt time er reserveret til dig, mens du betaler; kommer pengene, efter at reservationen er udløbet og en anden har fået timen, går det hele tilbage med det samme.',
      },
      {
        title: 'Voice Elevated og Celebrity Vocal Experience',
        text: 'Beløbet bliver kun reserveret på dit kort, når du bestiller. Det trækkes, når din ansøgning er godkendt, og reservationen annulleres, hvis den ikke er. En bank holder kun en reservation nogle få dage; er vi ikke enige inden for seks, annulleres den, og du betaler med et link, når du er optaget, på én gang eller i op til fire rater, som vi aftaler.',
      },
      {
        title: 'Varer på lager',
        text: 'Reserveres, når du bestiller, og trækkes, når vi sender. Sendes en del først, trækkes kun den; resten bliver en ordre for sig, som du betaler med et link. Det, der ikke kan sendes inden for seks dage, trækkes ikke: reservationen annulleres, og vi gemmer varen til dig i syv dage.',
      },
      {
        title: 'Varer, der trykkes til dig',
        text: 'T-shirts, poser, krus og den slags laves, når du bestiller. De betales med det samme, og kun hvis du har sagt ja til det, før du bestiller.',
      },
      {
        title: 'Onlinekurser',
        text: 'Når du bestiller. En plan over tre måneder er tre træk med en måneds mellemrum, som tilsammen er prisen: ingen rente, intet gebyr og intet fjerde træk. Går prisen ikke op, lægges resten til det første træk; du ser alle beløb, før du bestiller, og på ordrens side ser du, hvad der er trukket, og hvad der mangler. Slår et træk fejl, skriver vi til dig og prøver igen; efter 14 dage uden betaling sættes adgangen på pause, til den er betalt.',
      },
    ],
  },
  {
    type: 'prose',
    heading: '5. Timer: flytte, aflyse, komme for sent',
    paragraphs: [
      'Indtil 24 timer før den begynder kan du flytte en time, tre gange og uden at betale igen, eller aflyse den og få alle pengene (eller klippet) tilbage. Begge dele gør du med linket i din mail. Derefter tæller timen som holdt; skriv alligevel, hvis du er syg, så afgør {firstName} det.',
      'Et klip gælder i 12 måneder. Kommer du for sent, slutter timen alligevel til tiden. Bliver vi forhindret, vælger du: en anden time eller pengene tilbage.',
    ],
  },
  {
    type: 'prose',
    heading: '6. Forløb, workshopper og hold',
    paragraphs: [
      'Pladserne på et forløb går til dem, hvis ansøgning bliver godkendt; vi svarer inden for 2 til 3 arbejdsdage. Hvad der er med, står på forløbets side. Rejse og overnatning sørger du selv for, medmindre siden siger andet.',
      'Må vi aflyse eller flytte noget, får du besked med det samme og kan få alle pengene tilbage. Kan du ikke komme, må en anden tage din plads; sig til, hvem det er.',
    ],
  },
  {
    type: 'prose',
    heading: '7. Onlinekurser',
    paragraphs: [
      'Adgangen begynder med det samme og er kun til dig. Du skal bruge en browser, der højst er tre år gammel, og lyd. Kurserne tilhører {studio}: se dem, så tit du vil, men giv dem ikke videre.',
      'Ud over loven: inden for 30 dage efter købet får du alle pengene tilbage, hvis kurset ikke er noget for dig. Tryk på knappen på ordrens side, eller skriv til os; det stopper også en plan.',
    ],
  },
  {
    type: 'prose',
    heading: '8. Levering af varer',
    paragraphs: [
      'Vi sender til adresser i EU, Norge og Island. Varer på lager går af sted inden for seks dage, trykte varer inden for ti; mailen, der fortæller det, har pakkens nummer. Risikoen er vores, til pakken er i dine hænder.',
    ],
  },
  {
    type: 'steps',
    heading: '9. Fortrydelsesret',
    steps: [
      {
        title: 'Varer, på lager og trykte',
        text: '14 dage fra den dag, du eller en, du udpeger, har den sidste af dem i hånden. Vores tryk er faste motiver, så retten gælder også for dem. Du betaler returportoen og sender varen senest 14 dage efter, at du har fortrudt. Prøv den, som du ville i en butik; taber den mere i værdi end det, betaler du forskellen.',
      },
      {
        title: 'Klip, timer og studiedage',
        text: '14 dage fra bestillingen. Er intet brugt, får du det hele tilbage. Har du valgt en time inden for de 14 dage, har du bedt os begynde: timer, der er holdt, betales til deres pris, og resten kommer tilbage.',
      },
      {
        title: 'Holdundervisning',
        text: '14 dage fra bestillingen. Aftener, der er holdt, betales med deres andel af prisen.',
      },
      {
        title: 'Arrangementer på faste datoer',
        text: 'Workshopper, Voice Elevated og retreatet er fritidstilbud på bestemte dage; dem giver loven (forbrugeraftalelovens § 18, stk. 2, nr. 12) ingen fortrydelsesret på. Indtil din ansøgning er godkendt, kan du trække den tilbage og betale ingenting. Skriv alligevel: folk bliver syge.',
      },
      {
        title: 'Onlinekurser',
        text: 'Du beder om adgang med det samme og siger ja til, at lovens fortrydelsesret dermed falder bort. I stedet har du vores 30 dage.',
      },
    ],
  },
  {
    type: 'prose',
    heading: '10. Sådan fortryder du',
    paragraphs: [
      'Brug »Fortryd aftale her« nederst på hver side, skriv til os, eller brug blanketten herunder. Du behøver ingen grund. Det er i tide, når du sender det, før de 14 dage er gået. Du får straks en mail om, hvad du erklærede og hvornår.',
      'Vi betaler alt tilbage, med almindelig levering, senest 14 dage efter, at vi har hørt fra dig, på samme måde, som du betalte. For varer må vi vente, til de er tilbage, eller du har vist, at de er sendt.',
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
    heading: '12. Hvis der er noget galt med det',
    paragraphs: [
      'Købeloven giver dig to års reklamationsret på varer. En mangel, der viser sig inden for det første år, anses for at have været der fra begyndelsen. Sig til inden rimelig tid; to måneder er altid i tide. Så kan du få varen repareret eller byttet, prisen sat ned eller købet hævet, alt efter manglen. Har du ret, betaler vi portoen.',
      'De samme to år gælder for digitalt indhold, som vi retter eller betaler tilbage. En time, der ikke var som aftalt, giver vi igen eller betaler tilbage.',
    ],
  },
  {
    type: 'prose',
    heading: '13. Klager',
    paragraphs: [
      'Skriv først til {email}. Det meste er ordnet på en dag.',
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
    heading: '14. Den lille rest',
    paragraphs: [
      'At synge er arbejde med kroppen. Sig det til {firstName}, hvis du er syg, hæs eller i behandling; vi er lærere, ikke læger, og lover arbejde, ikke et resultat.',
      'Hvad vi gemmer om dig, står i privatlivspolitikken. Når disse betingelser ændres, gælder det kun for nye ordrer: hver ordre beholder den udgave, den er lagt under, og hver udgave kan stadig læses.',
    ],
  },
  { type: 'links', items: [{ label: 'Privatlivspolitik', href: '/privacy-policy' }] },
];
