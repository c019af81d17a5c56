import type { SampleCourse } from './sample-course.ts';

/** Past the Break: of each module, a lesson to begin with. The owner's own take their places. */
export const advancedCourse: SampleCourse = {
  id: 'advanced-course',
  title: { en: 'Past the Break', da: 'Forbi overgangen' },
  description: {
    en: 'For singers who know their way, up to the note where it stops.',
    da: 'For sangere, der kender vejen, indtil tonen, hvor den hører op.',
  },
  modules: [
    {
      title: { en: 'The map', da: 'Kortet' },
      description: {
        en: 'Where your break really is, what the muscles do there, and a drawing of your own.',
        da: 'Hvor din overgang virkelig er, hvad musklerne gør dér, og en tegning af din egen.',
      },
      lessons: [
        {
          title: { en: 'Where your break really is', da: 'Hvor din overgang virkelig er' },
          description: {
            en: 'A slow siren, a pencil, and two marks: where it turns going up, and going down.',
            da: 'En langsom sirene, en blyant og to mærker: hvor den vender på vej op og på vej ned.',
          },
          body: {
            en: 'Slide from a low note upwards on “ng”, softly and slowly, and listen for the place where something changes hands. Sing with the recording, three times. Mark the note on paper. Now slide down from above and mark it again: it will lie lower.\n\nBetween the two marks lies not a hole but a choice. Everything in this course happens there.',
            da: 'Glid opad fra en dyb tone på »ng«, svagt og langsomt, og lyt efter det sted, hvor noget skifter hænder. Syng med optagelsen, tre gange. Sæt et mærke på papir. Glid så ned oppefra, og sæt et til: det ligger lavere.\n\nMellem de to mærker er der ikke et hul, men et valg. Alt i dette kursus foregår dér.',
          },
          recording: 'siren-up',
        },
        {
          title: { en: 'Recording a map of your voice', da: 'Optag et kort over din stemme' },
          description: {
            en: 'One page: lowest, speaking, turning, highest, on three vowels.',
            da: 'Én side: dybest, talende, vendende, højest, på tre vokaler.',
          },
          body: {
            en: 'Sing “ah”, “ee” and “oo” from your lowest easy note to your highest, without pushing at either end, and record it. Write down four notes for each vowel: lowest, where you speak, where it turns, highest. Date the page.\n\nSing it again in six weeks. The highest note may not have moved; the turning places will have.',
            da: 'Syng »a«, »i« og »u« fra din dybeste lette tone til din højeste uden at presse i nogen af enderne, og optag det. Skriv fire toner ned for hver vokal: dybest, hvor du taler, hvor den vender, højest. Sæt dato på.\n\nSyng det igen om seks uger. Den højeste har måske ikke flyttet sig; det har de steder, hvor den vender.',
          },
        },
      ],
    },
    {
      title: { en: 'The mix', da: 'Blandingen' },
      description: {
        en: 'Narrow vowels, an open throat, and the way down from above.',
        da: 'Smalle vokaler, åben hals, og vejen ned oppefra.',
      },
      lessons: [
        {
          title: { en: 'From the top down', da: 'Oppefra og ned' },
          description: {
            en: 'Begin in the light register and bring it down past the break without trading it in.',
            da: 'Begynd i det lette register, og tag det med ned forbi overgangen uden at bytte.',
          },
          body: {
            en: 'Start on an easy high “oo”, quiet as an owl. Come down five steps and keep the owl all the way. The first times it fades where your chest voice would like to take over: let it fade. On the fourth or fifth try, narrow the vowel a little towards “u” and let it grow where it faded.\n\nThree minutes, not more. A tired mix teaches you nothing but tiredness.',
            da: 'Begynd på et let, højt »u«, stille som en ugle. Gå fem trin ned, og behold uglen hele vejen. De første gange bliver den svag dér, hvor bryststemmen gerne vil overtage: lad den blive svag. Fjerde eller femte gang gør du vokalen en anelse smallere mod »y« og lader den vokse, hvor den før blev svag.\n\nTre minutter, ikke mere. En træt blanding lærer dig kun træthed.',
          },
        },
      ],
    },
    {
      title: { en: 'Agility', da: 'Bevægelighed' },
      description: {
        en: 'Runs are rhythm first and notes second.',
        da: 'Løb er først rytme og så toner.',
      },
      lessons: [
        {
          title: { en: 'Runs are rhythm', da: 'Løb er rytme' },
          description: {
            en: 'Tap it, say it, then sing it: the notes come last.',
            da: 'Bank det, sig det, syng det så: tonerne kommer sidst.',
          },
          body: {
            en: 'Take a run of five notes you like. Tap its rhythm until your hand is bored. Say it on “da-da-da” at the same speed. Only now sing it, at half the tempo, on one vowel, with the tapping underneath.\n\nIf it smears, the notes are not the problem: go back to the hand. Raise the tempo by a hair each day.',
            da: 'Tag et løb på fem toner, du kan lide. Bank rytmen, til hånden keder sig. Sig den på »da-da-da« i samme fart. Først nu synger du den, i halvt tempo, på én vokal, med bankingen under.\n\nFlyder den ud, er det ikke tonernes skyld: gå tilbage til hånden. Sæt tempoet en anelse op hver dag.',
          },
        },
      ],
    },
    {
      title: { en: 'Dynamics', da: 'Dynamik' },
      description: {
        en: 'Loud is a colour, and quiet carries.',
        da: 'Kraftigt er en farve, og det stille bærer.',
      },
      lessons: [
        {
          title: { en: 'Messa di voce', da: 'Messa di voce' },
          description: {
            en: 'One note from nothing to full and back, without the pitch moving.',
            da: 'Én tone fra ingenting til fuld og tilbage, uden at tonehøjden flytter sig.',
          },
          body: {
            en: 'Choose a note below your break. Begin so softly that only you know it. Grow for four slow counts, shrink for four. The pitch wants to rise on the way out and sink on the way home; a tuner on the telephone will tell you.\n\nTwo good ones are a day’s work. Move up a half step each week.',
            da: 'Vælg en tone under din overgang. Begynd så svagt, at kun du ved det. Voks i fire langsomme slag, tag af i fire. Tonen vil gerne stige på vej ud og synke på vej hjem; en stemmeapp på telefonen siger det.\n\nTo gode er en dags arbejde. Gå et halvt trin op hver uge.',
          },
        },
      ],
    },
    {
      title: { en: 'The long night', da: 'Den lange aften' },
      description: {
        en: 'A set list for a voice, and what to do at half past ten.',
        da: 'En sætliste til en stemme, og hvad du gør klokken halv elleve.',
      },
      lessons: [
        {
          title: { en: 'A set list for a voice', da: 'En sætliste til en stemme' },
          description: {
            en: 'Order songs by what they cost, not by what they are worth.',
            da: 'Ordn sangene efter, hvad de koster, ikke efter, hvad de er værd.',
          },
          body: {
            en: 'Give each song a price from one to five: what it takes, not how good it is. Never put two fives beside each other; put a one after each five. The most expensive song stands third from the end, not last: the encore must be affordable.\n\nSing the list once at home at half voice. Where you want water, write it in.',
            da: 'Giv hver sang en pris fra én til fem: hvad den kræver, ikke hvor god den er. Sæt aldrig to femmere ved siden af hinanden; sæt en ener efter hver femmer. Den dyreste sang står tredjesidst, ikke sidst: ekstranummeret skal være til at betale.\n\nSyng listen én gang hjemme med halv stemme. Hvor du får lyst til vand, skriver du det ind.',
          },
          sheet: {
            workbook: 'before-you-go-on',
            name: { en: 'Before you go on', da: 'Før du går på' },
          },
        },
      ],
    },
  ],
};
