import type { SampleDocument } from '../../document.ts';

/** Written for what this software stores and does. A lawyer must read it before it is anybody's. */
export const privacy: SampleDocument = {
  key: 'privacy-policy',
  en: [
    {
      type: 'seo',
      title: 'Privacy Policy',
      description: 'What {studio} stores about you, why, on what legal basis, for how long, and your rights.',
    },
    { type: 'headline', text: 'Privacy Policy', melody: [1, 4] },
    {
      type: 'lead',
      text: 'What we store about you, why, on what legal basis and for how long, who else sees it, and how you get it, correct it or have it deleted.',
    },
    {
      type: 'facts',
      heading: 'Who is responsible',
      rows: [
        { label: 'Data controller', value: '{studio}' },
        { label: 'Address', value: '{address}' },
        { label: 'CVR', value: '{cvr}' },
        { label: 'Email', value: '{email}' },
        { label: 'Phone', value: '{phone}' },
      ],
    },
    {
      type: 'prose',
      heading: 'In short',
      paragraphs: [
        'Just browsing leaves no trace: no cookie, no account, no tracking, no requests to other companies’ servers. We only store something when you book, buy, apply, write or sign up, and then only what is needed.',
        'We sell nothing, profile nobody, and make no decision about you by automated means alone.',
      ],
    },
    {
      type: 'steps',
      heading: 'What we store, why, and for how long',
      steps: [
        {
          title: 'Sessions you hold or book',
          text: 'Name, email, time, online or in the studio, your time zone if your browser shares it, and how the session is paid. While a time is only on hold, also a one-way code of your IP address, so that nobody can hold every time at once. Basis: the contract with you, and steps you ask for before it (GDPR article 6(1)(b)). A hold that was never paid is deleted after 30 days; a booking after three years, when claims about it become time-barred.',
        },
        {
          title: 'Purchases, receipts and refunds',
          text: 'Name, email, for goods the delivery address, what you bought and at what price, the terms and consents the order was placed under, the state of the payment and the receipts. Your card number never reaches us. Basis: the contract (6(1)(b)) and the Danish Bookkeeping Act (6(1)(c)), which requires us to keep records for five years from the end of the financial year.',
        },
        {
          title: 'Applications to the programmes',
          text: 'Your name, email and phone, what you tell us about your singing, your aims and when we may call, and the PDF files you add. Only the coach reads them. What you have begun to type stays on your own device until you send it. Basis: steps you ask for before a contract (6(1)(b)). If you are not offered a place, or do not take it, everything is deleted after six months; otherwise with the booking. Please do not write about your health unless it matters for your voice and you want us to know: then it is your explicit consent (article 9(2)(a)) that lets us read it.',
        },
        {
          title: 'Consultations',
          text: 'Name, email and the half hour you chose. Basis: steps before a contract (6(1)(b)). Deleted after one year.',
        },
        {
          title: 'Messages',
          text: 'Name, email, phone if you give it, the message, and what you answer to our replies by email. Basis: our legitimate interest in answering you (6(1)(f)), or the contract the message is about. Deleted one year after the last answer.',
        },
        {
          title: 'The newsletter',
          text: 'Your email, the words you agreed to and when, and when you confirmed. Basis: your consent (6(1)(a), and the Danish Marketing Practices Act, section 10). An address that is never confirmed is deleted after 30 days. You unsubscribe with one click in every email; after that we keep only the proof that you had agreed, for two years. If you ask to be notified of the date of a course, the same applies to that request, except that your address is deleted as soon as you cancel, and at the latest after two years.',
        },
        {
          title: 'Stories for the magazine',
          text: 'What you send us for publication, with name and email. Basis: your consent (6(1)(a)); you can withdraw it, and we take the story down. Declined stories are deleted after 30 days.',
        },
        {
          title: 'Withdrawals and complaints',
          text: 'What you declared, word for word, with order number, email and time. Basis: consumer law (6(1)(c)). Kept as long as the records of the order; if it matches no order, for one year.',
        },
        {
          title: 'Your account, if you create one',
          text: 'Name, email, your password in a form nobody can read, the type of browser you are signed in with and since when, your courses and your progress, and a journal with goals that only you can read unless you share them. Basis: the contract (6(1)(b)). In your student area under ‘Your data’ you can download everything as one file, or have it deleted at once, except what the Bookkeeping Act keeps.',
        },
        {
          title: 'Technical records',
          text: 'For each request: time, page, response and duration; no IP address and no search terms. Abuse counters hold one-way codes and are deleted after about an hour. Log lines are kept for 30 days. The address and subject of each email we send are kept for 90 days; the confirmation of an address, by a link or a payment, for three years; a name on the coach’s task list for a year after the task is done. Basis: our legitimate interest in a website that works and is secure (6(1)(f)).',
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Do you have to tell us?',
      paragraphs: [
        'No law requires you to. But without your name and email we cannot hold a time for you, without your address we cannot send you a parcel, and without knowing something about your voice we cannot assess an application. Fields we can do without are marked as optional.',
      ],
    },
    {
      type: 'list',
      heading: 'Who else sees it',
      items: [
        'The payment provider (Stripe Payments Europe, Ireland, where the checkout says so) takes your card number and tells us whether the payment went through. For the payment itself it is a separate controller, with its own privacy policy on the payment page.',
        'Our hosting provider, which runs the server, and our email provider, which delivers our emails. They act as our processors and may not use the data for their own purposes.',
        'The printer of T-shirts, bags and cups (Printful, Latvia and the USA) gets the delivery name and address and the contents of the parcel. The carrier of any parcel gets the address.',
        'Our bookkeeper and auditor see receipts; authorities see what a law obliges us to hand over.',
        'Online sessions take place in a meeting service. We email you the link; the service’s own policy says what it stores about a call. We do not record sessions unless you ask us to.',
      ],
    },
    {
      type: 'prose',
      heading: 'Outside the EU',
      paragraphs: [
        'Stripe and Printful may handle data in the USA. They do so under the EU–US Data Privacy Framework, which the European Commission has found to protect data adequately, or under the Commission’s standard contractual clauses. Write to us for a copy.',
      ],
    },
    {
      type: 'prose',
      heading: 'Films and external pages',
      paragraphs: [
        'None of our pages loads anything from another company until you click. A film shows our own picture until you press play; from then on the film’s host sees your IP address and may set cookies under its own rules. The same applies to an external scheduling page and the social links in the footer.',
      ],
    },
    {
      type: 'list',
      heading: 'Your rights',
      items: [
        'To see what we have about you, and to get a copy (article 15).',
        'To have what is wrong corrected (16), and what we no longer need deleted (17). We keep receipts for as long as the law requires.',
        'To have the use of your data restricted while we settle a disagreement (18).',
        'To get what you gave us in a file that another service can read (20).',
        'To object to anything we base on our legitimate interest (21). We then stop, unless we can show overriding grounds.',
        'To withdraw a consent at any time (7(3)). This does not affect what was lawful before.',
      ],
    },
    {
      type: 'prose',
      paragraphs: [
        'Write to {email}. We reply within a month, free of charge. We may ask you to write from the address we have for you, so that nobody else receives your data.',
        'If we get something wrong, tell us. You can also complain to the Danish Data Protection Agency: Datatilsynet, Carl Jacobsens Vej 35, 2500 Valby, phone +45 33 19 32 00, dt@datatilsynet.dk, or to the authority of the country you live in.',
      ],
    },
    {
      type: 'prose',
      heading: 'Under 18',
      paragraphs: [
        'Young singers are welcome, but a parent or guardian must buy and sign up on their behalf. The newsletter is for people aged 15 and over.',
      ],
    },
    {
      type: 'prose',
      heading: 'How we keep it safe',
      paragraphs: [
        'All traffic is encrypted. Secret links have 128 bits, are stored as one-way codes and expire. Once an email has been delivered, we delete its text. Passwords are stored with scrypt. Only the owner can read what visitors send. If something goes wrong all the same and puts you at risk, we inform Datatilsynet within 72 hours, and you too.',
      ],
    },
    {
      type: 'links',
      items: [
        { label: 'Write to us', href: '/contact' },
        { label: 'Cookies', href: '/cookie-policy' },
        { label: 'Datatilsynet', href: 'https://www.datatilsynet.dk' },
      ],
    },
  ],
  da: [
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
          text: 'Navn, e-mail, tidspunkt, online eller i studiet, din tidszone, hvis din browser oplyser den, og hvordan timen er betalt. Mens en time kun er reserveret, desuden en envejskode af din IP-adresse, så ingen kan reservere alle timer på én gang. Grundlag: aftalen med dig og det, du beder om, før den er indgået (databeskyttelsesforordningens artikel 6, stk. 1, litra b). En reservation, der aldrig blev betalt, slettes efter 30 dage; en booking efter tre år, når krav om den er forældet.',
        },
        {
          title: 'Køb, bilag og tilbagebetalinger',
          text: 'Navn, e-mail, for varer leveringsadressen, hvad du købte og til hvilken pris, de betingelser og samtykker, ordren er lagt under, betalingens status og bilagene. Vi ser aldrig dit kortnummer. Grundlag: aftalen (litra b) og bogføringsloven (litra c), som kræver, at vi gemmer bilag i fem år fra udgangen af regnskabsåret.',
        },
        {
          title: 'Ansøgninger til forløbene',
          text: 'Navn, e-mail og telefon, det, du fortæller om din sang, dine mål og hvornår vi må ringe, og de PDF-filer, du vedlægger. Kun coachen læser dem. Det, du er begyndt at skrive, ligger på din egen enhed, til du sender det. Grundlag: det, du beder om, før en aftale er indgået (litra b). Får du ikke en plads, eller tager du ikke imod den, slettes alt efter seks måneder; ellers sammen med bookingen. Skriv kun om dit helbred, hvis det betyder noget for stemmen og du vil have, at vi ved det: så er det dit udtrykkelige samtykke (artikel 9, stk. 2, litra a), der lader os læse det.',
        },
        {
          title: 'Samtaler',
          text: 'Navn, e-mail og den halve time, du valgte. Grundlag: det, du beder om, før en aftale (litra b). Slettes efter et år.',
        },
        {
          title: 'Beskeder',
          text: 'Navn, e-mail, telefon, hvis du giver os den, beskeden og det, du svarer på vores svar pr. e-mail. Grundlag: vores legitime interesse i at svare dig (litra f) eller den aftale, beskeden handler om. Slettes et år efter det sidste svar.',
        },
        {
          title: 'Nyhedsbrevet',
          text: 'Din e-mail, de ord, du sagde ja til, hvornår, og hvornår du bekræftede. Grundlag: dit samtykke (litra a og markedsføringslovens § 10). En adresse, der aldrig bliver bekræftet, slettes efter 30 dage. Du afmelder med ét klik i hver e-mail; derefter gemmer vi kun beviset for, at du havde sagt ja, i to år. Beder du om besked om datoen for et kursus, gælder det samme, men din adresse slettes, så snart du afmelder dig, og senest efter to år.',
        },
        {
          title: 'Historier til magasinet',
          text: 'Det, du sender os til offentliggørelse, med navn og e-mail. Grundlag: dit samtykke (litra a); trækker du det tilbage, tager vi historien ned. Det, vi ikke bringer, slettes efter 30 dage.',
        },
        {
          title: 'Fortrydelser og klager',
          text: 'Det, du erklærede, ord for ord, med ordrenummer, e-mail og tidspunkt. Grundlag: forbrugerlovgivningen (litra c). Gemmes lige så længe som bilagene for ordren; passer det til ingen ordre, et år.',
        },
        {
          title: 'Din konto, hvis du opretter en',
          text: 'Navn, e-mail, din adgangskode i en form, ingen kan læse, hvilken browser du er logget ind med og siden hvornår, dine kurser, hvor langt du er nået, og en dagbog med mål, som kun du kan læse, medmindre du deler dem. Grundlag: aftalen (litra b). På Min side under »Dine data« kan du hente det hele i én fil eller få det slettet med det samme, undtagen det, bogføringsloven kræver, at vi gemmer.',
        },
        {
          title: 'Tekniske optegnelser',
          text: 'For hver forespørgsel: tidspunkt, side, svar og varighed; ingen IP-adresse og ingen søgeord. Tællere mod misbrug indeholder envejskoder og slettes efter cirka en time. Loglinjer gemmes i 30 dage. At en e-mail er sendt, til hvilken adresse og med hvilket emne, gemmes i 90 dage; at en adresse er bekræftet med et link eller en betaling, i tre år; et navn på coachens opgaveliste i et år efter, at opgaven er klaret. Grundlag: vores legitime interesse i et websted, der virker og er sikkert (litra f).',
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Skal du give os oplysningerne?',
      paragraphs: [
        'Loven kræver det ikke. Men uden navn og e-mail kan vi ikke reservere en time til dig, uden adresse kan vi ikke sende en pakke, og uden at vide noget om din stemme kan vi ikke vurdere en ansøgning. Felter, vi kan undvære, er markeret som valgfri.',
      ],
    },
    {
      type: 'list',
      heading: 'Hvem der ellers ser det',
      items: [
        'Betalingsudbyderen (Stripe Payments Europe i Irland, når betalingssiden siger det) tager imod dit kortnummer og fortæller os, om betalingen gik igennem. For selve betalingen er udbyderen selv dataansvarlig og har sin egen politik på betalingssiden.',
        'Vores hostingudbyder, som driver serveren, og vores e-mailudbyder, som leverer vores e-mails. De er vores databehandlere og må ikke bruge oplysningerne til egne formål.',
        'Trykkeriet til T-shirts, poser og krus (Printful i Letland og USA) får modtagerens navn og adresse og pakkens indhold. Fragtfirmaet får adressen.',
        'Vores bogholder og revisor ser bilag; myndigheder ser det, en lov pålægger os at udlevere.',
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
      heading: 'Film, kort og andres sider',
      paragraphs: [
        'Ingen af vores sider henter noget fra et andet firma, før du klikker. En film viser vores eget billede, til du trykker på afspil; derefter ser filmens udbyder din IP-adresse og kan sætte cookies efter sine egne regler. Det samme gælder en kalender hos andre og linkene til sociale medier i bunden af siden.',
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
        'Al trafik er krypteret. Hemmelige links har 128 bit, gemmes som envejskoder og udløber; når en e-mail er afleveret, sletter vi dens tekst. Adgangskoder gemmes med scrypt. Kun ejeren kan læse det, besøgende sender. Skulle noget alligevel gå galt og være en risiko for dig, får Datatilsynet besked inden for 72 timer, og det gør du også.',
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
  ],
};
