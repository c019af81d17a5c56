type Chair = readonly [x: number, foot: number, size: number];

/** Top left, width and height of what stands on the card in the head of a course. */
export const stagePart = [0, 0, 480, 270] as const;

const [, , width, ground] = stagePart;
const floor = `<path class="s" d="${[212, 222, 238, 258].map((y) => `M0 ${y}H${width}`).join('')}"/>`;

/** One drawing for each course. `source` reads a drawing of ../things. */
export function stageDrawings(source: (name: string) => string): Record<string, string> {
  const partsOf = (name: string) => source(name).match(/<path[^>]*\/>/g) ?? [];
  const chair = partsOf('things/empty-chair').at(4) ?? '';
  const [, , desk = '', music = ''] = partsOf('things/empty-stand');
  const seat = ([x, foot, size]: Chair) =>
    placed(chair, { from: [95, 224], to: [x, foot], scale: [size * (x < width / 2 ? 1 : -1), size] });
  const stand = ([x, foot, size]: Chair) =>
    placed(desk + music, { from: [155, 232], to: [x, foot], scale: [size, size] });
  const microphone = ([x, foot, size]: Chair, pole: number) =>
    placed(
      `${source('things/microphone')}<path class="k" d="M-5 170h10v${pole}h-10zM-70 ${170 + pole}q70 -24 140 0z"/>`,
      { from: [0, 170 + pole], to: [x, foot], scale: [size, size] },
    );
  const ring: Chair[] = [
    [166, 226, 0.54],
    [314, 226, 0.54],
    [108, 244, 0.68],
    [372, 244, 0.68],
    [48, ground, 0.88],
    [432, ground, 0.88],
  ];
  return {
    'course-default': floor + seat([120, ground, 1.05]) + stand([340, ground, 1.1]),
    'course-chairs': floor + ring.map(seat).join('') + stand([240, 262, 0.78]),
    'course-edge': `<path class="k" d="M0 ${ground}V214H220V${ground}zM220 ${ground}V242H256V${ground}z"/>${microphone([110, 214, 0.5], 90)}${(
      [
        [306, ground, 0.72],
        [376, ground, 0.72],
        [446, ground, 0.72],
      ] as const
    )
      .map(seat)
      .join('')}`,
    'course-glass': glass() + microphone([84, ground, 0.68], 60),
    'course-laptop': laptop(),
    'course-ladder': ladder(),
  };
}

type Point = readonly [x: number, y: number];

interface Place {
  /** Where `from`, a point of the drawing, is placed. */
  to: Point;
  from?: Point;
  scale: Point;
}

function placed(drawn: string, { to, from = [0, 0], scale }: Place): string {
  return `<g transform="translate(${to.join(' ')}) scale(${scale.join(' ')}) translate(${-from[0]} ${-from[1]})">${drawn}</g>`;
}

/** Head and shoulders, as wide as 40. */
const bust = 'M-26 34C-26 14 -16 10 -6 7V2C-14 -4 -15 -26 0 -28S14 -4 6 2V7C16 10 26 14 26 34z';

/** The sound engineer behind the glass of the studio, between two loudspeakers. */
function glass(): string {
  const speaker = (x: number) =>
    `<path class="k" d="M${x} 84h46v74h-46z"/><path class="c" d="M${x + 23} 92a8 8 0 1 0 .1 0zM${x + 23} 116a16 16 0 1 0 .1 0z"/><path class="k" d="M${x + 23} 126a6 6 0 1 0 .1 0z"/>`;
  const faders = Array.from({ length: 14 }, (_, at) => {
    const x = 186 + 19 * at;
    return `M${x} 172h2v22h-2zM${x - 4} ${174 + ((at * 7) % 15)}h10v4h-10z`;
  });
  const engineer = `<path class="k" d="${bust}"/><path class="k" d="M-19 -16h7v17h-7zM12 -16h7v17h-7z"/><path class="k" d="M-19 -14C-19 -46 19 -46 19 -14H15C15 -40 -15 -40 -15 -14z"/>`;
  return `<path class="c" d="M160 42H470V204H160z"/><path class="s" d="M152 34H478V212H152zM144 26H480M144 26V220H480"/><path class="s" d="M250 42L196 150M268 42L214 150M398 42L360 118"/>${speaker(184)}${speaker(402)}${placed(engineer, { to: [316, 128], scale: [1.35, 1.35] })}<path class="k" d="M166 162H464V204H166z"/><path class="c" d="${faders.join('')}"/>`;
}

/** A class by video meeting: six singers in the panes of a screen. */
function laptop(): string {
  const panes = [0, 1, 2, 3, 4, 5].map((at) => {
    const [x, y] = [122 + 82 * (at % 3), 88 + 76 * Math.floor(at / 3)];
    const hair = at % 2 === 0 ? `M${x + 38} ${y + 3}a9 9 0 1 0 .1 0z` : '';
    const [left, top] = [x + 38 + ((at * 5) % 7) - 3, y + 36];
    return `<path class="p" d="M${x} ${y}h76v70h-76z"/><path class="k" d="${hair}"/>${placed(`<path class="k" d="${bust}"/>`, { to: [left, top], scale: [1, 1] })}`;
  });
  return `<path class="k" d="M104 72H378V250H104z"/><path class="c" d="M114 82H368V240H114z"/>${panes.join('')}<path class="k" d="M104 250H378L408 ${ground}H74z"/><path class="c" d="M120 255H362L366 260H116z"/>`;
}

/** Eight notes that climb: the rungs of the ladder are the lines of their stave. */
function ladder(): string {
  const lines = [76, 112, 148, 184, 220];
  const rungs = lines.map((y) => `M${106 - y / 5} ${y - 3}h90v6h-90z`).join('');
  const rails = [76, 166].map((x) => `M${x + 24} 20h9L${x - 27} ${ground}h-9z`).join('');
  const notes = Array.from({ length: 8 }, (_, at) => ({ x: 214 + 34 * at, y: 229 - 18 * at }));
  const heads = notes.map(
    ({ x, y }) =>
      `<path class="k" transform="translate(${x} ${y}) rotate(-24)" d="M-14 0a14 9.5 0 1 0 28 0a14 9.5 0 1 0 -28 0z"/>`,
  );
  const stems = notes.map(({ x, y }) => `M${x + 10} ${y - 4}h3v-62h-3z`).join('');
  const beams = [notes.slice(0, 4), notes.slice(4)]
    .map((group) => {
      const [first, last] = [group[0]!, group[3]!];
      const [from, to] = [first.x + 10, last.x + 13];
      return `M${from} ${first.y - 72}L${to} ${last.y - 72}v11L${from} ${first.y - 61}z`;
    })
    .join('');
  return `<path class="s" d="${lines.map((y) => `M${196 - y / 5} ${y}H${width}`).join('')}"/><path class="k" d="${rungs}${rails}"/>${heads.join('')}<path class="k" d="${stems}"/><path class="k" d="${beams}"/>`;
}
