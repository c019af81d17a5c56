import type { SampleArticle } from '../article.ts';

export const whatASoundEngineerHears: SampleArticle = {
  slug: 'what-a-sound-engineer-hears',
  type: 'piece',
  contentType: 'interview',
  image: 'goods-headphones',
  isSample: true,
  publishedOn: '2026-10-25',
  en: {
    title: 'What the sound engineer hears and you don’t',
    tag: 'Recording',
    excerpt:
      'Rasmus Brandt has recorded four hundred singers. He would like you to stop apologising before the first take.',
    blocks: [
      {
        type: 'prose',
        paragraphs: [
          'Rasmus Brandt is an invented person, as everyone quoted in this sample magazine is. What he says is what engineers do say, when the red light is off.',
        ],
      },
      {
        type: 'prose',
        heading: 'When does a recording go wrong?',
        paragraphs: [
          'In the corridor. A singer comes in and says: I have a bit of a cold, I have not slept, this is not really my key. Then I know that we will spend the first hour recording the apology. I would rather have the cold. A cold has character.',
        ],
      },
      {
        type: 'prose',
        heading: 'What do you listen for in the first take?',
        paragraphs: [
          'Consonants. Everyone believes that the tone is recorded and the words come along for free. It is the other way round. The microphone is closer to you than a person who loves you; it hears how you begin. If the d in “don’t” comes with the breath, I can make everything after it sound good. If the breath comes first, there is nothing I can do.',
        ],
      },
      {
        type: 'prose',
        heading: 'How far from the microphone?',
        paragraphs: [
          'A hand with the fingers spread, thumb on your lips, little finger on the mesh. For the quiet verse bring the hand together. For the big note do not step back, turn your head: as if you were singing it to someone at the next table. Stepping back takes the room in. Turning takes the edge off.',
        ],
      },
      {
        type: 'prose',
        heading: 'How many takes?',
        paragraphs: [
          'Three. The first is too careful and the third is too clever. The second is usually the record. We do the third so that you will let me use the second.',
          'And keep one ear out of the headphones. Half off, behind the ear. You have sung all your life with a room around your head, and now someone takes it away and you wonder why you are flat.',
        ],
      },
      {
        type: 'list',
        heading: 'What to bring',
        items: [
          'Water that is not cold, an apple, a pencil.',
          'The words on one page, in a size that you can read at arm’s length.',
          'A jumper that makes no noise.',
          'One sentence about who you are singing to. I will ask.',
        ],
      },
      {
        type: 'links',
        items: [{ label: 'Recording Essentials, an afternoon with a microphone', href: '/courses' }],
      },
    ],
  },
  da: {
    title: 'Det, en lydtekniker hører, som du ikke hører',
    tag: 'Indspilning',
    excerpt:
      'Rasmus Brandt har optaget fire hundrede sangere. Han ville ønske, at du holdt op med at undskylde før første take.',
    blocks: [
      {
        type: 'prose',
        paragraphs: [
          'Rasmus Brandt er opdigtet, som alle er, der bliver citeret i dette eksempelmagasin. Det, han siger, er det, teknikere siger, når den røde lampe er slukket.',
        ],
      },
      {
        type: 'prose',
        heading: 'Hvornår går en indspilning galt?',
        paragraphs: [
          'På gangen. En sanger kommer ind og siger: Jeg er lidt forkølet, jeg har ikke sovet, det er egentlig ikke min toneart. Så ved jeg, at vi bruger den første time på at optage undskyldningen. Jeg vil hellere have forkølelsen. En forkølelse har karakter.',
        ],
      },
      {
        type: 'prose',
        heading: 'Hvad lytter du efter i første take?',
        paragraphs: [
          'Konsonanter. Alle tror, at det er tonen, der bliver optaget, og at ordene følger gratis med. Det er omvendt. Mikrofonen er tættere på dig end et menneske, der elsker dig. Den hører, hvordan du begynder. Kommer d’et i »du« sammen med luften, kan jeg få alt bagefter til at lyde godt. Kommer luften først, kan jeg ikke gøre noget.',
        ],
      },
      {
        type: 'prose',
        heading: 'Hvor langt fra mikrofonen?',
        paragraphs: [
          'En hånd med spredte fingre, tommelfingeren på læberne, lillefingeren på gitteret. Til det stille vers samler du hånden. Til den store tone skal du ikke gå baglæns, men dreje hovedet, som om du sang den til en ved nabobordet. Går du baglæns, kommer rummet med. Drejer du, forsvinder kanten.',
        ],
      },
      {
        type: 'prose',
        heading: 'Hvor mange takes?',
        paragraphs: [
          'Tre. Den første er for forsigtig, og den tredje er for klog. Den anden bliver som regel pladen. Vi tager den tredje, for at du giver mig lov til at bruge den anden.',
          'Og hold det ene øre ude af hovedtelefonen. Halvt af, bag øret. Du har sunget hele livet med et rum om hovedet, og så tager nogen det væk, og du undrer dig over, at du synger for lavt.',
        ],
      },
      {
        type: 'list',
        heading: 'Det tager du med',
        items: [
          'Vand, der ikke er koldt, et æble, en blyant.',
          'Teksten på ét ark, så stor, at du kan læse den på en arms afstand.',
          'En trøje, der ikke larmer.',
          'Én sætning om, hvem du synger til. Jeg spørger.',
        ],
      },
      {
        type: 'links',
        items: [{ label: 'Recording Essentials, en eftermiddag med en mikrofon', href: '/courses' }],
      },
    ],
  },
};
