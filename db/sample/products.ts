import type { Category } from '#studio/shop/product.ts';

interface ProductWords {
  name: string;
  description: string;
  /** One line each: 'Label: value'. */
  facts: string[];
  /** What its picture shows. */
  alt: string;
}

export interface SampleProduct {
  id: string;
  category: Category;
  /** Made on order, with the studio's print; else sent from the shelf. */
  isPrinted?: boolean;
  /** Each a catalogue entry '<id>-<size>'; none: one entry with the product's id. */
  sizes?: readonly string[];
  /** Whole DKK. */
  price: number;
  en: ProductWords;
  da: ProductWords;
}

const clothingSizes = ['S', 'M', 'L', 'XL'] as const;

/** The shelf of the sample studio: invented, unbranded, and described as such things are. */
export const sampleProducts: readonly SampleProduct[] = [
  {
    id: 'microphone',
    category: 'music-equipment',
    price: 2_900,
    en: {
      name: 'Microphone',
      description:
        'A large-diaphragm condenser for one singer in an ordinary room. It hears what is in front of it and little of what is behind, so your neighbours stay out of the recording, and so does the fridge.\n\nNeeds 48 volts of phantom power, which the audio interface gives it. Comes with a shock mount and a pouch.',
      facts: [
        'Type: condenser, 34 mm diaphragm',
        'Pattern: cardioid',
        'Range: 20 Hz to 20 kHz',
        'Connection: XLR',
      ],
      alt: 'A heart-shaped curve on a stave: how much the microphone hears from each side, most in front and nothing behind',
    },
    da: {
      name: 'Mikrofon',
      description:
        'En kondensatormikrofon med stor membran til én sanger i et almindeligt rum. Den hører det, der er foran, og ikke ret meget af det, der er bagved, så naboerne slipper for at være med på optagelsen, og køleskabet gør også.\n\nSkal have 48 volt fantomstrøm, og det giver lydkortet den. Leveres med ophæng og pose.',
      facts: [
        'Type: kondensator, membran 34 mm',
        'Karakteristik: nyre',
        'Område: 20 Hz til 20 kHz',
        'Stik: XLR',
      ],
      alt: 'En hjerteformet kurve på et nodesystem: hvor meget mikrofonen hører fra hver side, mest forfra og intet bagfra',
    },
  },
  {
    id: 'headphones',
    category: 'music-equipment',
    price: 1_990,
    en: {
      name: 'Headphones',
      description:
        'Closed headphones for singing to a backing track: what you hear stays in your ears and does not creep into the microphone. Soft pads for an hour at a time, and a cable long enough to stand up straight.',
      facts: [
        'Type: closed, around the ear',
        'Impedance: 38 Ω',
        'Cable: 3 m, 3.5 mm with 6.3 mm adapter',
        'Weight: 290 g',
      ],
      alt: 'The same sung line twice, one above the other: the left ear and the right ear',
    },
    da: {
      name: 'Hovedtelefoner',
      description:
        'Lukkede hovedtelefoner til at synge til et backing track: det, du hører, bliver i ørerne og sniger sig ikke ind i mikrofonen. Bløde puder, der holder til en time ad gangen, og en ledning, der er lang nok til, at du kan stå op.',
      facts: [
        'Type: lukkede, omkring øret',
        'Impedans: 38 Ω',
        'Ledning: 3 m, 3,5 mm med adapter til 6,3 mm',
        'Vægt: 290 g',
      ],
      alt: 'Den samme sungne linje to gange, den ene over den anden: venstre øre og højre øre',
    },
  },
  {
    id: 'audio-interface',
    category: 'music-equipment',
    price: 3_990,
    en: {
      name: 'Audio Interface',
      description:
        'Two inputs, two outputs, one cable to the computer. It turns a voice into numbers finely enough that nobody hears the steps, and gives the microphone its 48 volts. A big knob for your own volume, because that is the one you reach for.',
      facts: [
        'Inputs: 2 × XLR or jack',
        'Resolution: 24 bit, up to 96 kHz',
        'Connection: USB-C',
        'Phantom power: 48 V',
      ],
      alt: 'A sung line as small even steps on a stave: a voice written down as numbers',
    },
    da: {
      name: 'Lydkort',
      description:
        'To indgange, to udgange, ét kabel til computeren. Det laver en stemme om til tal så fint, at ingen hører trinene, og det giver mikrofonen dens 48 volt. En stor knap til din egen lyd, for det er den, man rækker ud efter.',
      facts: [
        'Indgange: 2 × XLR eller jack',
        'Opløsning: 24 bit, op til 96 kHz',
        'Stik: USB-C',
        'Fantomstrøm: 48 V',
      ],
      alt: 'En sunget linje som små jævne trin på et nodesystem: en stemme skrevet ned som tal',
    },
  },
  {
    id: 'pop-filter',
    category: 'music-equipment',
    price: 890,
    en: {
      name: 'Pop Filter',
      description:
        'Two layers of fine mesh on a bendable arm. The air of a P or a B hits the mesh and not the microphone; the sound goes through. Also keeps you the right hand’s width away, which is half of the trick.',
      facts: ['Mesh: two layers, 15 cm', 'Arm: 33 cm, bendable', 'Clamp: for stands of 12 to 30 mm'],
      alt: 'A burst of air before the mesh, tall and sudden, and what is left of it behind: a small wave',
    },
    da: {
      name: 'Popfilter',
      description:
        'To lag fint net på en bøjelig arm. Luften fra et P eller et B rammer nettet og ikke mikrofonen; lyden går igennem. Det holder dig også i den rigtige hånds afstand, og det er det halve af kunsten.',
      facts: ['Net: to lag, 15 cm', 'Arm: 33 cm, bøjelig', 'Klemme: til stativer på 12 til 30 mm'],
      alt: 'Et pust luft før nettet, højt og pludseligt, og det, der er tilbage bagved: en lille bølge',
    },
  },
  {
    id: 't-shirt',
    category: 'clothing-merchandise',
    isPrinted: true,
    sizes: clothingSizes,
    price: 249,
    en: {
      name: 'T-shirt',
      description:
        'Heavy cotton, straight cut, with the studio’s siren across the chest: one voice sliding up and down through four keys. Room enough around the ribs to breathe where you should.',
      facts: ['Cotton: 100 %, 180 g/m²', 'Print: one colour, on the chest', 'Wash: 30°, inside out'],
      alt: 'The print on the chest: one voice sliding up and down four times, each time a little higher',
    },
    da: {
      name: 'T-shirt',
      description:
        'Kraftig bomuld, lige snit, med studiets sirene tværs over brystet: én stemme, der glider op og ned gennem fire tonearter. Plads nok omkring ribbenene til at trække vejret der, hvor man skal.',
      facts: ['Bomuld: 100 %, 180 g/m²', 'Tryk: én farve, på brystet', 'Vask: 30°, vrangen ud'],
      alt: 'Trykket på brystet: én stemme, der glider op og ned fire gange, hver gang lidt højere',
    },
  },
  {
    id: 'hoodie',
    category: 'clothing-merchandise',
    isPrinted: true,
    sizes: clothingSizes,
    price: 399,
    en: {
      name: 'Hoodie',
      description:
        'For cold rehearsal rooms and the walk home. Brushed inside, with a hood that really covers ears, and on the back a long tone that grows and dies away.',
      facts: [
        'Cotton: 80 %, polyester 20 %, 280 g/m²',
        'Print: one colour, on the back',
        'Wash: 30°, inside out',
      ],
      alt: 'The print on the back: a single tone that grows from nothing, trembles, and dies away',
    },
    da: {
      name: 'Hættetrøje',
      description:
        'Til kolde øvelokaler og turen hjem. Børstet indvendig, med en hætte, der faktisk dækker ørerne, og på ryggen en lang tone, der vokser og dør hen.',
      facts: ['Bomuld: 80 %, polyester 20 %, 280 g/m²', 'Tryk: én farve, på ryggen', 'Vask: 30°, vrangen ud'],
      alt: 'Trykket på ryggen: en enkelt tone, der vokser ud af ingenting, dirrer og dør hen',
    },
  },
  {
    id: 'cap',
    category: 'clothing-merchandise',
    isPrinted: true,
    price: 149,
    en: {
      name: 'Cap',
      description:
        'Six panels, a curved peak, and three embroidered notes everyone has: up a step, up a step, and home again. Adjustable at the back.',
      facts: ['Cotton: 100 %', 'Size: one, adjustable', 'Embroidery: on the front'],
      alt: 'The embroidery: three notes going up a step at a time, and back down',
    },
    da: {
      name: 'Kasket',
      description:
        'Seks felter, buet skygge og tre broderede toner, som alle har: et trin op, et trin op og hjem igen. Kan stilles bagpå.',
      facts: ['Bomuld: 100 %', 'Størrelse: én, kan stilles', 'Broderi: foran'],
      alt: 'Broderiet: tre toner, der går et trin op ad gangen og ned igen',
    },
  },
  {
    id: 'tote-bag',
    category: 'clothing-merchandise',
    isPrinted: true,
    price: 99,
    en: {
      name: 'Tote Bag',
      description:
        'Holds a score, a bottle of water and a jumper: everything you need for a session. Long handles, strong seams, and a scale that climbs from one side to the other.',
      facts: ['Cotton: 100 %, 140 g/m²', 'Size: 37 × 42 cm', 'Handles: 67 cm'],
      alt: 'The print: a scale of eight tones climbing from one side of the bag to the other',
    },
    da: {
      name: 'Mulepose',
      description:
        'Rummer et nodehæfte, en flaske vand og en trøje, og mere kræver en time ikke. Lange hanke, stærke syninger og en skala, der kravler fra den ene side til den anden.',
      facts: ['Bomuld: 100 %, 140 g/m²', 'Størrelse: 37 × 42 cm', 'Hanke: 67 cm'],
      alt: 'Trykket: en skala på otte toner, der kravler fra den ene side af posen til den anden',
    },
  },
  {
    id: 'coffee-mug',
    category: 'clothing-merchandise',
    isPrinted: true,
    price: 89,
    en: {
      name: 'Coffee Mug',
      description:
        'For tea, which is what everyone really drinks. Around it runs a line with a rest in it, because a rest is part of the music, too.',
      facts: ['Ceramic: 325 ml', 'Dishwasher: yes', 'Print: all the way round'],
      alt: 'The print around the mug: two short phrases with a long rest between them',
    },
    da: {
      name: 'Kaffekrus',
      description:
        'Til te, for det er det, alle i virkeligheden drikker. Rundt om det løber en linje med en pause i, for pausen er også musik.',
      facts: ['Keramik: 325 ml', 'Opvaskemaskine: ja', 'Tryk: hele vejen rundt'],
      alt: 'Trykket rundt om kruset: to korte fraser med en lang pause imellem',
    },
  },
  {
    id: 'travel-cup',
    category: 'clothing-merchandise',
    isPrinted: true,
    price: 129,
    en: {
      name: 'Travel Cup',
      description:
        'Keeps tea warm from the front door to the warm-up. A lid that closes, a grip that fits gloves, and five short notes on one breath, the warm-up itself.',
      facts: ['Steel: double wall, 450 ml', 'Warm: about four hours', 'Wash: by hand'],
      alt: 'The print: five short notes on one breath, up and down again',
    },
    da: {
      name: 'Termokop',
      description:
        'Holder teen varm fra hoveddøren til opvarmningen. Et låg, der lukker, et greb, der passer til handsker, og fem korte toner på ét åndedrag: selve opvarmningen.',
      facts: ['Stål: dobbeltvægget, 450 ml', 'Varm: cirka fire timer', 'Vask: i hånden'],
      alt: 'Trykket: fem korte toner på ét åndedrag, op og ned igen',
    },
  },
];

/** The catalogue entries of a sample product, each with its size. */
export function offersOf(product: SampleProduct): Array<{ offerId: string; size: string }> {
  if (!product.sizes) return [{ offerId: product.id, size: '' }];
  return product.sizes.map((size) => ({ offerId: `${product.id}-${size.toLowerCase()}`, size }));
}
