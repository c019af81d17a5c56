import type { SampleDocument } from '../../document.ts';

export const privacyDanish: SampleDocument['da'] = [
  {
    type: 'seo',
    title: 'Privatlivspolitik',
    description:
      'Hvad {studio} gemmer om dig, hvorfor, på hvilket grundlag, hvor længe, og hvilke rettigheder du har.',
  },
  { type: 'headline', text: 'Privatlivspolitik', melody: [3] },
  {
    type: 'lead',
    text: 'Hvad vi gemmer om dig, hvorfor, på hvilket retligt grundlag og hvor længe, hvem der ellers ser det, og hvordan du får det udleveret, rettet eller slettet.',
  },
  {
    type: 'facts',
    heading: 'Dataansvarlig',
    rows: [
      { label: 'Dataansvarlig', value: '{studio}' },
      { label: 'Adresse', value: '{address}' },
      { label: 'CVR', value: '{cvr}' },
      { label: 'E-mail', value: '{email}' },
      { label: 'Telefon', value: '{phone}' },
    ],
  },
  {
    type: 'prose',
    heading: 'Kort fortalt',
    paragraphs: [
      'Kigger du dig bare omkring, efterlader du intet: ingen cookie, ingen konto, ingen sporing og ingen kald til andre firmaer. Vi gemmer først noget, når du booker, køber, søger, skriver eller tilmelder dig, og da kun det nødvendige.',
      'Intet bliver solgt, ingen bliver profileret, og ingen afgørelse om dig træffes af en maskine alene.',
    ],
  },
  {
    type: 'steps',
    heading: 'Hvad vi gemmer, hvorfor og hvor længe',
    steps: [
      {
        title: 'Timer, du reserverer eller booker',
        text: 'Navn, e-mail, tidspunkt, online eller i studiet, din tidszone, hvis din browser oplyser den, og hvordan timen er betalt. Mens en time kun er reserveret, desuden en envejskode af din IP-adresse, så ingen kan reservere alle timer på én gang. Grundlag: aftalen med dig og det, du beder om, før den er indgået (databeskyttelsesforordningens artikel 6, stk. 1, litra b). En reservation, der aldrig blev betalt, slettes efter 30 dage. En booking slettes efter tre år, når krav om den er forældet.',
      },
      {
        title: 'Noter, lektier og optagelser',
        text: 'Det, coachen noterer om dine timer og din stemme, de lektier, du får, med filer, hvornår du har set og klaret dem, og optagelser af timer, som du har sagt ja til, med kommentarer. Kun du og coachen kan åbne filerne. En note er coachens egen, medmindre den deles med dig. Grundlag: aftalen (litra b) og vores legitime interesse i at forberede dine timer (litra f). Slettes tre år efter timen, eller efter at lektierne blev givet. Telefonnummer, stemmetype og stikord slettes tre år efter den seneste ændring, dog ikke før din seneste booking.',
      },
      {
        title: 'Elever fra en tidligere liste',
        text: 'Var du elev, før vi fik denne hjemmeside, kan coachen have indtastet dit navn og din e-mail fra sin egen liste, så det, du booker og køber, findes ét sted. Grundlag: aftalen (litra b). Slettes tre år efter indtastningen.',
      },
      {
        title: 'Køb, bilag og tilbagebetalinger',
        text: 'Navn, e-mail, for varer leveringsadressen, hvad du købte og til hvilken pris, de betingelser og samtykker, ordren er lagt under, betalingens status og bilagene. Vi ser aldrig dit kortnummer. Grundlag: aftalen (litra b) og bogføringsloven (litra c), som kræver, at vi gemmer bilag i fem år fra udgangen af regnskabsåret.',
      },
      {
        title: 'Ansøgninger til forløbene',
        text: 'Navn, e-mail og telefon, det, du fortæller om din sang, dine mål, og hvornår vi må ringe, og de PDF-filer, du vedlægger. Kun coachen læser dem. Det, du er begyndt at skrive, ligger på din egen enhed, til du sender det. En kladde, du har fået sendt på e-mail, gemmes i højst 14 dage, eller til du sender ansøgningen. Grundlag: det, du beder om, før en aftale er indgået (litra b). Får du ikke en plads, eller tager du ikke imod den, slettes alt efter seks måneder, ellers sammen med bookingen. Skriv kun om dit helbred, hvis det betyder noget for stemmen, og du vil have, at vi ved det. Så er det dit udtrykkelige samtykke (artikel 9, stk. 2, litra a), der lader os læse det.',
      },
      {
        title: 'Samtaler',
        text: 'Navn, e-mail og den halve time, du valgte. Grundlag: det, du beder om, før en aftale (litra b). Slettes efter et år.',
      },
      {
        title: 'Beskeder',
        text: 'Navn, e-mail, telefon, hvis du giver os den, beskeden og det, du svarer på vores svar pr. e-mail eller på Min side, med de filer, du vedhæfter, og dem, vi vedhæfter vores svar. Grundlag: vores legitime interesse i at svare dig (litra f) eller den aftale, beskeden handler om. Slettes med alle filer et år efter det sidste svar.',
      },
      {
        title: 'Nyhedsbrevet',
        text: 'Din e-mail, de ord, du sagde ja til, hvornår, og hvornår du bekræftede. Grundlag: dit samtykke (litra a og markedsføringslovens § 10). En adresse, der aldrig bliver bekræftet, slettes efter 30 dage. Du afmelder dig med ét klik i hver e-mail. Derefter gemmer vi kun beviset for, at du havde sagt ja, i to år. Beder du om besked om datoen for et kursus, gælder det samme, men din adresse slettes, så snart du afmelder dig, og senest efter to år.',
      },
      {
        title: 'Ventelister',
        text: 'Skriver du dig på venteliste til et hold: din e-mail, de ord, du sagde ja til, og din plads på listen. Grundlag: dit samtykke (litra a). En ventelistetilmelding, der aldrig bliver bekræftet, slettes efter 30 dage, alle andre 30 dage efter holdets sidste dag.',
      },
      {
        title: 'Historier til magasinet',
        text: 'Det, du sender os til offentliggørelse, med navn og e-mail. Grundlag: dit samtykke (litra a). Trækker du det tilbage, tager vi historien ned. Det, vi ikke bringer, slettes efter 30 dage.',
      },
      {
        title: 'Fortrydelser og klager',
        text: 'Det, du erklærede, ord for ord, med ordrenummer, e-mail og tidspunkt. Grundlag: forbrugerlovgivningen (litra c). Gemmes lige så længe som bilagene for ordren. Passer det ikke til nogen ordre, gemmes det i et år.',
      },
      {
        title: 'Din konto, hvis du opretter en',
        text: 'Navn, e-mail, din adgangskode i en form, ingen kan læse, hvilken browser du er logget ind med og siden hvornår, dine kurser, hvor langt du er nået, og en dagbog med mål, som kun du kan læse, medmindre du deler dem. Grundlag: aftalen (litra b). På Min side under »Dine data« kan du hente det hele i én fil eller få det slettet med det samme, undtagen det, bogføringsloven kræver, at vi gemmer.',
      },
      {
        title: 'Tekniske optegnelser',
        text: 'For hver forespørgsel: tidspunkt, side, svar og varighed, men ingen IP-adresse og ingen søgeord. Tællere mod misbrug indeholder envejskoder og slettes efter cirka en time. Loglinjer gemmes i 30 dage. At en e-mail er sendt, til hvilken adresse og med hvilket emne, gemmes i 90 dage. En adresse, som vores e-mails ikke kunne leveres til, eller som meldte dem som spam, gemmes i et år, så vi ikke skriver til den igen. At en adresse er bekræftet med et link eller en betaling, gemmes i tre år, og et navn på coachens opgaveliste i et år efter, at opgaven er klaret. Grundlag: vores legitime interesse i en hjemmeside, der virker og er sikker (litra f).',
      },
    ],
  },
  {
    type: 'prose',
    heading: 'Skal du give os oplysningerne?',
    paragraphs: [
      'Loven kræver det ikke. Men uden navn og e-mail kan vi ikke reservere en time til dig, uden adresse kan vi ikke sende en pakke, og uden at vide noget om din stemme kan vi ikke vurdere en ansøgning. Felter, vi kan undvære, er markeret som valgfrie.',
    ],
  },
  {
    type: 'list',
    heading: 'Hvem der ellers ser det',
    items: [
      'Betalingsudbyderen (Stripe Payments Europe i Irland, når betalingssiden siger det) tager imod dit kortnummer og fortæller os, om betalingen gik igennem. For selve betalingen er udbyderen selv dataansvarlig og har sin egen politik på betalingssiden.',
      'Vores hostingudbyder, som driver serveren, og vores e-mailudbyder, som leverer vores e-mails. De er vores databehandlere og må ikke bruge oplysningerne til egne formål.',
      'Trykkeriet til T-shirts, poser og krus (Printful i Letland og USA) får modtagerens navn og adresse og pakkens indhold. Fragtfirmaet får adressen.',
      'Vores bogholder og revisor ser bilag. Myndigheder ser det, en lov pålægger os at udlevere.',
      'Onlinetimer foregår i en mødetjeneste. Linket kommer på e-mail, og tjenestens egen politik beskriver, hvad den gemmer om et opkald. Vi optager ikke timer, medmindre du beder om det.',
    ],
  },
  {
    type: 'prose',
    heading: 'Uden for EU',
    paragraphs: [
      'Stripe og Printful kan behandle oplysninger i USA. Det sker efter EU–US Data Privacy Framework, som Europa-Kommissionen har fundet tilstrækkeligt, eller efter Kommissionens standardkontraktbestemmelser. Skriv til os, hvis du vil have en kopi.',
    ],
  },
  {
    type: 'prose',
    heading: 'Videoer og andre hjemmesider',
    paragraphs: [
      'Ingen af vores sider henter noget fra et andet firma, før du klikker. En video viser vores eget billede, til du trykker på afspil. Derefter ser videoens udbyder din IP-adresse og kan sætte cookies efter sine egne regler. Det samme gælder en kalender hos andre og linkene til sociale medier i bunden af siden.',
    ],
  },
  {
    type: 'list',
    heading: 'Dine rettigheder',
    items: [
      'At se, hvad vi har om dig, og få en kopi (artikel 15).',
      'At få rettet det, der er forkert (16), og slettet det, vi ikke længere har brug for (17). Bilag gemmer vi, så længe loven kræver.',
      'At få begrænset brugen af dine oplysninger, mens vi afklarer en uenighed (18).',
      'At få det, du har givet os, i en fil, en anden tjeneste kan læse (20).',
      'At gøre indsigelse mod det, vi gør ud fra vores legitime interesse (21). Så holder vi op, medmindre vi har vægtigere grunde.',
      'At trække et samtykke tilbage når som helst (7, stk. 3). Det ændrer ikke på, at det, der skete før, var lovligt.',
    ],
  },
  {
    type: 'prose',
    paragraphs: [
      'Skriv til {email}. Vi svarer inden for en måned, og det koster ikke noget. Vi kan bede dig svare fra den adresse, oplysningerne ligger under, så ingen andre får dem.',
      'Gør vi noget forkert, så sig det. Du kan også klage til Datatilsynet, Carl Jacobsens Vej 35, 2500 Valby, telefon 33 19 32 00, dt@datatilsynet.dk, eller til myndigheden i det land, du bor i.',
    ],
  },
  {
    type: 'prose',
    heading: 'Under 18',
    paragraphs: [
      'Unge sangere er velkomne, men en forælder eller værge skal købe og tilmelde på deres vegne. Nyhedsbrevet er for alle, der er fyldt 15.',
    ],
  },
  {
    type: 'prose',
    heading: 'Sådan passer vi på oplysningerne',
    paragraphs: [
      'Al trafik er krypteret. Hemmelige links har 128 bit, gemmes som envejskoder og udløber. Når en e-mail er afleveret, sletter vi dens tekst. Adgangskoder gemmes med scrypt. Kun ejeren kan læse det, besøgende sender. Skulle noget alligevel gå galt og være en risiko for dig, får Datatilsynet besked inden for 72 timer, og det gør du også.',
    ],
  },
  {
    type: 'links',
    items: [
      { label: 'Skriv til os', href: '/contact' },
      { label: 'Cookies', href: '/cookie-policy' },
      { label: 'Datatilsynet', href: 'https://www.datatilsynet.dk' },
    ],
  },
];
