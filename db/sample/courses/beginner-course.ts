import type { SampleCourse } from './sample-course.ts';

/** First Notes, as /sales sells it: four modules, thirteen lessons. */
export const beginnerCourse: SampleCourse = {
  id: 'beginner-course',
  title: { en: 'First Notes', da: 'De første toner' },
  description: {
    en: 'For people who sing only when nobody is home. Four small modules, one song you can stand by.',
    da: 'For dem, der kun synger, når ingen er hjemme. Fire små moduler og én sang, du kan stå ved.',
  },
  modules: [
    {
      title: { en: 'Making a sound', da: 'Få en lyd ud' },
      description: {
        en: 'A hum, a breath and one long note. More is not asked of you in the first week.',
        da: 'En nynnen, et åndedrag og én lang tone. Mere skal du ikke den første uge.',
      },
      lessons: [
        {
          title: { en: 'Humming is singing', da: 'At nynne er at synge' },
          description: {
            en: 'Lips closed, teeth apart: find the place where your voice hums by itself.',
            da: 'Lukkede læber, tænder fra hinanden: Find stedet, hvor stemmen nynner af sig selv.',
          },
          body: {
            en: 'Close your lips, keep your teeth apart, and say “mm” as if someone had just told you something true. Hold it for as long as is comfortable. Put two fingers on your upper lip: it should tingle. If it does not, imagine that you are about to say “me”.\n\nNow let the hum slide a little up and a little down, like a question and its answer. Do it five times, with a breath in between. Do not listen for beauty. Listen for whether it is easy. What is easy today is what we build on.\n\nDo this twice a day for three days: once after you have brushed your teeth, once on your way somewhere.',
            da: 'Luk læberne, hold tænderne fra hinanden, og sig »mm«, som om nogen lige har sagt noget sandt. Hold den, så længe det er behageligt. Læg to fingre på overlæben: Den skal snurre. Gør den ikke det, så forestil dig, at du skal til at sige »mig«.\n\nLad nu nynnet glide lidt op og lidt ned, som et spørgsmål og et svar. Gør det fem gange med et åndedrag imellem. Lyt ikke efter, om det er smukt. Lyt efter, om det er let. Det, der er let i dag, er det, vi bygger på.\n\nGør det to gange om dagen i tre dage: én gang efter tandbørstningen, én gang på vej et sted hen.',
          },
        },
        {
          title: { en: 'Where the air goes', da: 'Hvor luften går hen' },
          description: {
            en: 'You breathe well enough already. Learn to notice it, then to let it out slowly.',
            da: 'Du trækker vejret godt nok i forvejen. Læg mærke til det, og slip luften langsomt.',
          },
          body: {
            en: 'Lie on the floor with a book on your stomach. Breathe as you do before you fall asleep, and watch the book. It rises by itself. That is the whole secret of breathing for singers, and you have known it since you were born.\n\nNow let the air out on a thin “s”, as evenly as you can, and count in your head. Stop before it becomes work. Most people reach twelve to fifteen the first time. The number does not matter; the evenness does.\n\nStand up and do the same with a hand where the book lay. If your shoulders rise, you have taken more air than you need. Take half.',
            da: 'Læg dig på gulvet med en bog på maven. Træk vejret, som du gør, lige før du falder i søvn, og se på bogen. Den løfter sig af sig selv. Det er hele hemmeligheden ved sangeres åndedræt, og du har kunnet den, siden du blev født.\n\nSlip nu luften på et tyndt »s«, så jævnt du kan, og tæl inde i hovedet. Hold op, før det bliver arbejde. De fleste når tolv til femten første gang. Tallet betyder ikke noget. Det gør jævnheden.\n\nRejs dig, og gør det samme med en hånd, hvor bogen lå. Løfter skuldrene sig, har du taget mere luft, end du skal bruge. Tag det halve.',
          },
          sheet: {
            workbook: 'breath-on-paper',
            name: { en: 'Breath, on paper', da: 'Åndedræt på papir' },
          },
        },
        {
          title: { en: 'The first long note', da: 'Den første lange tone' },
          description: {
            en: 'One note, where you speak, for as long as a slow bow takes across a string.',
            da: 'Én tone, hvor du taler, så længe en langsom bue er om at krydse en streng.',
          },
          body: {
            en: 'Say “no” as you would to someone you like. Say it again and stay on the vowel. That is a sung note, and it is as high as your voice wants to be today.\n\nListen to the recording: a voice holds one note for four breaths. Sing along, not with it but beside it, at your own pitch. Begin each note without a push, as if it had been there before and you only let it be heard.\n\nThen record yourself on your phone, once, and put it away. You will want to hear it in six weeks.',
            da: 'Sig »nå«, som du ville sige det til en, du holder af. Sig det igen, og bliv på vokalen. Det er en sunget tone, og den er så høj, som din stemme vil være i dag.\n\nLyt til optagelsen: En stemme holder én tone i fire åndedrag. Syng med, ikke oven i, men ved siden af, i din egen højde. Begynd hver tone uden at skubbe, som om den allerede var der, og du bare lader den høres.\n\nOptag så dig selv på telefonen, én gang, og gem det væk. Du får lyst til at høre det om seks uger.',
          },
          exercise: 'long-note',
          recording: 'long-note',
        },
      ],
    },
    {
      title: { en: 'Hitting it', da: 'Ramme den' },
      description: {
        en: 'Hearing whether it goes up or down, three notes that are yours, and a scale in your own range.',
        da: 'At høre, om det går op eller ned, tre toner, der er dine, og en skala i din egen højde.',
      },
      lessons: [
        {
          title: { en: 'Up or down?', da: 'Op eller ned?' },
          description: {
            en: 'The only question behind every melody, and a game to practise it with.',
            da: 'Det eneste spørgsmål bag enhver melodi, og en leg at øve det med.',
          },
          body: {
            en: 'Listen to someone who asks “Really?” and someone who answers “Really.” You hear at once which is which. If you can do that, you are not tone deaf; the question goes up, the answer down. The video draws both, and then asks you three times: it sings first and draws afterwards.\n\nTake a song you know and stop it after each line. Show with your hand: did the last note lie higher or lower than the first? Ten lines, no singing. When eight of ten are right, sing the first and the last note of each line, and leave out what lies between.',
            da: 'Lyt til en, der spørger »Virkelig?«, og en, der svarer »Virkelig.« Du hører straks, hvem der er hvem. Kan du det, er du ikke tonedøv. Spørgsmålet går op, svaret ned. Videoen tegner begge dele og spørger dig så tre gange: Først synger den, bagefter tegner den.\n\nTag en sang, du kender, og stands den efter hver linje. Vis med hånden: Lå den sidste tone højere eller lavere end den første? Ti linjer, ingen sang. Når otte af ti er rigtige, synger du den første og den sidste tone i hver linje og springer resten over.',
          },
          recording: 'up-or-down',
        },
        {
          title: { en: 'Three notes you own', da: 'Tre toner, der er dine' },
          description: {
            en: 'Your speaking note, one above, one below. Many songs need few more.',
            da: 'Din taletone, én over, én under. Mange sange bruger ikke mange flere.',
          },
          body: {
            en: 'Find the note you speak on: count “one, two, three” without thinking and stay on “three”. That is your middle note. Hum it. Now one step up, as if you were about to ask something. And back. Now one step down, as if you were done. And back.\n\nSing “no, no, no”: middle, up, middle. Then “no, no, no”: middle, down, middle. Each five times. If one of them slips, do not correct it in the middle; begin again from the note that is yours.',
            da: 'Find den tone, du taler på: Tæl »en, to, tre« uden at tænke, og bliv på »tre«. Det er din midtertone. Nyn den. Gå så ét trin op, som om du skal til at spørge. Og tilbage. Så ét trin ned, som om du er færdig. Og tilbage.\n\nSyng »nå, nå, nå«: midt, op, midt. Så »nå, nå, nå«: midt, ned, midt. Fem gange hver. Smutter en af dem, så ret den ikke undervejs. Begynd igen fra den tone, der er din.',
          },
          exercise: 'three-notes',
        },
        {
          title: { en: 'A scale in your own range', da: 'En skala i din egen højde' },
          description: {
            en: 'Five steps up and five down, beginning where you speak.',
            da: 'Fem trin op og fem ned, begyndende dér, hvor du taler.',
          },
          body: {
            en: 'The recording sings five steps up and down again on “noo”, three times, each a little higher. Begin on your own note, not on ours. Sing with it as long as it feels like talking; when it begins to feel like lifting, stop and hum down.\n\nDo it once a day for a week. Write down how many of the three rounds were easy. That number is your height today, and it is allowed to be another tomorrow.',
            da: 'Optagelsen synger fem trin op og ned igen på »nu«, tre gange, hver gang lidt højere. Begynd på din egen tone, ikke på vores. Syng med, så længe det føles som at tale. Begynder det at føles som at løfte, så hold op og nyn nedad.\n\nGør det én gang om dagen i en uge. Skriv op, hvor mange af de tre omgange der var lette. Det tal er din højde i dag, og det må gerne være et andet i morgen.',
          },
          exercise: 'five-steps',
          recording: 'five-steps',
        },
      ],
    },
    {
      title: { en: 'Words on notes', da: 'Ord på toner' },
      description: {
        en: 'Speak it first, lean on the vowels, and sing a verse without being afraid of it.',
        da: 'Sig det først, læn dig op ad vokalerne, og syng et vers uden at være bange for det.',
      },
      lessons: [
        {
          title: { en: 'Speak it, then sing it', da: 'Sig det, så syng det' },
          description: {
            en: 'A line that you can say to someone is a line that you can sing.',
            da: 'En linje, du kan sige til nogen, er en linje, du kan synge.',
          },
          body: {
            en: 'Choose one line of a song. Say it to someone, or to a chair, until it sounds like something you mean. Notice which word you lean on. Now say it a little slower and a little higher, as one does across a street. Then let it slide into its melody without deciding when.\n\nIf it falls back into “singing”, go back to saying it. Three lines are enough for a day.',
            da: 'Vælg én linje af en sang. Sig den til nogen, eller til en stol, indtil den lyder som noget, du mener. Læg mærke til, hvilket ord du læner dig op ad. Sig den nu lidt langsommere og lidt højere, som man gør over en gade. Lad den så glide ind i sin melodi uden at bestemme hvornår.\n\nFalder den tilbage i »sang«, så gå tilbage til at sige den. Tre linjer er nok til en dag.',
          },
        },
        {
          title: { en: 'Vowels you can lean on', da: 'Vokaler, du kan læne dig op ad' },
          description: {
            en: 'A note lives on its vowel. Find the one in your line that carries best.',
            da: 'En tone lever på sin vokal. Find den i din linje, der bærer bedst.',
          },
          body: {
            en: 'Sing one comfortable note and change only the vowel: oo, oh, ah, eh, ee. One of them rings without help; that is your anchor. Sing it, then move to the next without letting the ring go, and come back.\n\nTake your line from yesterday and sing it on its vowels alone, without consonants. It sounds odd and it is the shortest way to a line that does not break. Then put the consonants back, late and light.',
            da: 'Syng én behagelig tone, og skift kun vokalen: u, å, a, æ, i. En af dem klinger uden hjælp. Det er dit anker. Syng den, gå til den næste uden at slippe klangen, og kom tilbage.\n\nTag din linje fra i går, og syng den kun på dens vokaler, uden konsonanter. Det lyder mærkeligt, og det er den korteste vej til en linje, der ikke knækker. Sæt så konsonanterne på igen, sent og let.',
          },
        },
        {
          title: { en: 'A verse without fear', da: 'Et vers uden frygt' },
          description: {
            en: 'Four lines, sung three times: for the words, for the breath, for someone.',
            da: 'Fire linjer, sunget tre gange: for ordene, for vejret, for nogen.',
          },
          body: {
            en: 'Sing your verse three times, each time caring about one thing only. First: every word can be understood. Second: you breathe where you would breathe if you said it. Third: you sing it to someone you can see in your mind.\n\nDo not put the three together on purpose. Leave it overnight. Tomorrow they will have met.',
            da: 'Syng dit vers tre gange, og gå kun op i én ting ad gangen. Først: Hvert ord kan forstås. Så: Du trækker vejret, hvor du ville gøre det, hvis du sagde det. Til sidst: Du synger det til nogen, du kan se for dig.\n\nSæt ikke de tre ting sammen med vilje. Lad det ligge natten over. I morgen har de mødt hinanden.',
          },
        },
      ],
    },
    {
      title: { en: 'One song', da: 'Én sang' },
      description: {
        en: 'Choosing it, finding its key, singing it to one person, and listening back kindly.',
        da: 'Vælg den, find dens toneart, syng den for ét menneske, og lyt venligt bagefter.',
      },
      lessons: [
        {
          title: { en: 'Choosing it', da: 'Vælg den' },
          description: {
            en: 'Short, slow, few notes, and about something you know.',
            da: 'Kort, langsom, få toner, og om noget, du kender.',
          },
          body: {
            en: 'Write down five songs that you hum without noticing. Cross out those with a note you have to shout, those with more words than breath, and those you like only because of the drums. One or two are left.\n\nRead the words of what is left aloud, as a letter. Take the one you could send.',
            da: 'Skriv fem sange op, som du nynner uden at lægge mærke til det. Streg dem ud, der har en tone, du må råbe, dem med flere ord end luft, og dem, du kun kan lide for trommerne. Så er der én eller to tilbage.\n\nLæs teksten til resten højt, som et brev. Tag det, du kunne sende.',
          },
        },
        {
          title: { en: 'Your key, not the record’s', da: 'Din toneart, ikke pladens' },
          description: {
            en: 'Recordings are made in the singer’s height. You are another singer.',
            da: 'Plader er lavet i sangerens højde. Du er en anden sanger.',
          },
          body: {
            en: 'Find the highest note of your song and sing it alone, on its vowel, not louder than you speak. Easy? Keep the key. Work? Sing the whole song from a lower first note and test the highest again. Two or three tries and you have it.\n\nWrite the first note down, or record it, so that you begin in the same place tomorrow. A song in the wrong key is not practice; it is an argument.',
            da: 'Find sangens højeste tone, og syng den alene, på dens vokal, ikke kraftigere end du taler. Let? Så behold tonearten. Arbejde? Begynd hele sangen på en lavere tone, og prøv den højeste igen. To-tre forsøg, så har du den.\n\nSkriv den første tone ned, eller optag den, så du begynder samme sted i morgen. En sang i den forkerte toneart er ikke øvelse. Det er et skænderi.',
          },
        },
        {
          title: { en: 'Singing it to one person', da: 'Syng den for ét menneske' },
          description: {
            en: 'Not on a stage. In a kitchen, for someone who likes you.',
            da: 'Ikke på en scene. I et køkken, for en, der kan lide dig.',
          },
          body: {
            en: 'Choose someone, and tell them what you want: to listen, to say thank you, and nothing else for an hour. Stand where you can feel both feet. Before you begin, breathe out. Then take the breath that comes, and begin softer than you think you must.\n\nIf you lose a line, hum until the next one. Nobody in the kitchen will mind, and you will have learned the most important thing there is about performing.',
            da: 'Vælg nogen, og sig, hvad du ønsker dig: at de lytter, siger tak og ikke siger andet den næste time. Stå, hvor du kan mærke begge fødder. Ånd ud, før du begynder. Tag så den luft, der kommer, og begynd svagere, end du tror, du skal.\n\nMister du en linje, så nyn, indtil den næste kommer. Det gør ikke noget for nogen i køkkenet, og du har lært det vigtigste, der er at lære om at optræde.',
          },
        },
        {
          title: { en: 'Listening back kindly', da: 'Lyt venligt bagefter' },
          description: {
            en: 'Two things that work, one thing for next week, and the note from week one.',
            da: 'To ting, der virker, én ting til næste uge, og tonen fra uge ét.',
          },
          body: {
            en: 'Everyone dislikes their recorded voice: in your head you hear it through bone, others never do. Listen to your song once without judging. The second time, write down two things that work. Only then one thing you will work on, in a whole sentence that begins with “I will”.\n\nNow listen to the long note from the first week. Then do something nice with the rest of the day.',
            da: 'Alle synes dårligt om deres egen stemme på optagelse: Inde i hovedet hører du den gennem knogler, det gør andre aldrig. Lyt til din sang én gang uden at dømme. Anden gang skriver du to ting op, der virker. Først derefter én ting, du vil arbejde med, i en hel sætning, der begynder med »Jeg vil«.\n\nLyt nu til den lange tone fra den første uge. Gør så noget rart resten af dagen.',
          },
          sheet: {
            workbook: 'the-daily-voice',
            name: { en: 'The daily voice', da: 'Stemmen hver dag' },
          },
        },
      ],
    },
  ],
};
