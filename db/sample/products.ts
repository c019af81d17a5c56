import type { Category } from '#studio/goods/shop/product.ts';

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
      alt: 'A large studio microphone with a mesh head and a ribbed body',
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
      alt: 'En stor studiemikrofon med flettet hoved og riflet krop',
    },
  },
  {
    id: 'headphones',
    category: 'music-equipment',
    price: 1_990,
    en: {
      name: 'Headphones',
      description:
        'Closed headphones for singing to a backing track: what you hear stays in your ears and doesn’t bleed into the microphone. Soft pads for an hour at a time, and a cable long enough to stand up straight.',
      facts: [
        'Type: closed, around the ear',
        'Impedance: 38 Ω',
        'Cable: 3 m, 3.5 mm with 6.3 mm adapter',
        'Weight: 290 g',
      ],
      alt: 'Closed headphones with soft pads and a long cable',
    },
    da: {
      name: 'Hovedtelefoner',
      description:
        'Lukkede hovedtelefoner til at synge til et backing track. Det, du hører, bliver i ørerne og sniger sig ikke ind i mikrofonen. Bløde puder, der holder til en time ad gangen, og en ledning, der er lang nok til, at du kan stå op.',
      facts: [
        'Type: lukkede, omkring øret',
        'Impedans: 38 Ω',
        'Ledning: 3 m, 3,5 mm med adapter til 6,3 mm',
        'Vægt: 290 g',
      ],
      alt: 'Lukkede hovedtelefoner med bløde puder og et langt kabel',
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
      alt: 'An audio interface with two inputs and one large volume knob',
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
      alt: 'Et lydkort med to indgange og én stor volumenknap',
    },
  },
  {
    id: 'pop-filter',
    category: 'music-equipment',
    price: 890,
    en: {
      name: 'Pop Filter',
      description:
        'Two layers of fine mesh on a bendable arm. The air of a P or a B hits the mesh and not the microphone; the sound goes through. It also keeps you a hand’s width away, which is half the trick.',
      facts: ['Mesh: two layers, 15 cm', 'Arm: 33 cm, bendable', 'Clamp: for stands of 12 to 30 mm'],
      alt: 'A round pop filter of fine mesh on a bendable arm with a clamp',
    },
    da: {
      name: 'Popfilter',
      description:
        'To lag fint net på en bøjelig arm. Luften fra et P eller et B rammer nettet og ikke mikrofonen. Lyden går igennem. Det holder dig også en håndsbredde væk, og det er det halve af kunsten.',
      facts: ['Net: to lag, 15 cm', 'Arm: 33 cm, bøjelig', 'Klemme: til stativer på 12 til 30 mm'],
      alt: 'Et rundt popfilter af fint net på en bøjelig arm med klemme',
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
        'Heavy cotton, straight cut, with a voice printed on the chest: a mezzo on one long “ah”. Room enough around the ribs to breathe where you should.',
      facts: ['Cotton: 100%, 180 g/m²', 'Print: one colour, on the chest', 'Wash: 30°, inside out'],
      alt: 'A black T-shirt with the print of a voice on the chest',
    },
    da: {
      name: 'T-shirt',
      description:
        'Kraftig bomuld, lige snit, med en stemme trykt på brystet: en mezzo på ét langt »a«. Plads nok omkring ribbenene til at trække vejret der, hvor man skal.',
      facts: ['Bomuld: 100 %, 180 g/m²', 'Tryk: én farve, på brystet', 'Vask: 30°, vrangen ud'],
      alt: 'En sort T-shirt med trykket af en stemme på brystet',
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
        'For cold rehearsal rooms and the walk home. Brushed inside, with a hood that really covers ears, and a whole note on the chest, to be held as long as you like.',
      facts: [
        'Fabric: 80% cotton, 20% polyester, 280 g/m²',
        'Print: one colour, on the chest',
        'Wash: 30°, inside out',
      ],
      alt: 'A hoodie with a large hood and a whole note on the chest',
    },
    da: {
      name: 'Hættetrøje',
      description:
        'Til kolde øvelokaler og turen hjem. Børstet indvendig, med en hætte, der faktisk dækker ørerne, og en helnode på brystet, som du kan holde, så længe du vil.',
      facts: [
        'Materiale: 80 % bomuld, 20 % polyester, 280 g/m²',
        'Tryk: én farve, på brystet',
        'Vask: 30°, vrangen ud',
      ],
      alt: 'En hættetrøje med stor hætte og en helnode på brystet',
    },
  },
  {
    id: 'cap',
    category: 'clothing-merchandise',
    isPrinted: true,
    price: 149,
    en: {
      name: 'Cap',
      description: 'Six panels, a curved peak, and one embroidered whole note. Adjustable at the back.',
      facts: ['Cotton: 100%', 'Size: one, adjustable', 'Embroidery: on the front'],
      alt: 'A dark cap with a curved peak and an embroidered whole note',
    },
    da: {
      name: 'Kasket',
      description: 'Seks felter, buet skygge og én broderet helnode. Kan justeres bagpå.',
      facts: ['Bomuld: 100 %', 'Størrelse: én, justerbar', 'Broderi: foran'],
      alt: 'En mørk kasket med buet skygge og en broderet helnode',
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
        'Holds a score, a bottle of water and a jumper: everything you need for a session. Long handles, strong seams, and the print of a tenor.',
      facts: ['Cotton: 100%, 140 g/m²', 'Size: 37 × 42 cm', 'Handles: 67 cm'],
      alt: 'A tote bag with long handles and the print of a voice',
    },
    da: {
      name: 'Mulepose',
      description:
        'Rummer et nodehæfte, en flaske vand og en trøje, og mere kræver en time ikke. Lange hanke, stærke syninger og trykket af en tenor.',
      facts: ['Bomuld: 100 %, 140 g/m²', 'Størrelse: 37 × 42 cm', 'Hanke: 67 cm'],
      alt: 'En mulepose med lange hanke og trykket af en stemme',
    },
  },
  {
    id: 'coffee-mug',
    category: 'clothing-merchandise',
    isPrinted: true,
    price: 89,
    en: {
      name: 'Coffee Mug',
      description: 'For tea, which is what everyone really drinks. The print is a baritone, humming.',
      facts: ['Ceramic: 325 ml', 'Dishwasher: yes', 'Print: one colour'],
      alt: 'A mug with the print of a voice',
    },
    da: {
      name: 'Kaffekrus',
      description: 'Til te, for det er det, alle i virkeligheden drikker. Trykket er en baryton, der nynner.',
      facts: ['Keramik: 325 ml', 'Opvaskemaskine: ja', 'Tryk: én farve'],
      alt: 'Et krus med trykket af en stemme',
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
        'Keeps tea warm from the front door to the warm-up. A lid that closes, a grip that fits gloves, and a whole note on the band.',
      facts: ['Steel: double wall, 450 ml', 'Warm: about four hours', 'Wash: by hand'],
      alt: 'A travel cup with a lid and a whole note on its band',
    },
    da: {
      name: 'Termokop',
      description:
        'Holder teen varm fra hoveddøren til opvarmningen. Et låg, der lukker, et greb, der passer til handsker, og en helnode på båndet.',
      facts: ['Stål: dobbeltvægget, 450 ml', 'Varm: cirka fire timer', 'Vask: i hånden'],
      alt: 'En termokop med låg og en helnode på båndet',
    },
  },
];

/** The catalogue entries of a sample product, each with its size. */
export function offersOf(product: SampleProduct): Array<{ offerId: string; size: string }> {
  if (!product.sizes) return [{ offerId: product.id, size: '' }];
  return product.sizes.map((size) => ({ offerId: `${product.id}-${size.toLowerCase()}`, size }));
}
