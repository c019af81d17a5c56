/*
 * Renders all pictures of the sample studio: `node scripts/pictures/draw.ts [name]`. Most are prints of
 * a synthesised voice, people and things are drawings of our own, so no photograph or licence is involved.
 */

import { drawDrawings } from './plates/drawings.ts';
import { drawElevated } from './plates/elevated.ts';
import { drawEmailPortrait } from './plates/email-portrait.ts';
import { drawHero } from './plates/hero.ts';
import { drawIncipits } from './plates/incipits.ts';
import { drawIsland } from './plates/island.ts';
import { drawMagazine } from './plates/magazine.ts';
import { drawPortraits } from './plates/portraits.ts';
import { drawRose } from './plates/rose.ts';
import { drawSpeech } from './plates/speech.ts';

const plates: Record<string, () => Promise<void>> = {
  hero: drawHero,
  elevated: drawElevated,
  island: drawIsland,
  rose: drawRose,
  portraits: drawPortraits,
  drawings: drawDrawings,
  email: drawEmailPortrait,
  speech: drawSpeech,
  incipits: drawIncipits,
  magazine: drawMagazine,
};

const wanted = process.argv[2];
if (wanted && !plates[wanted])
  throw new Error(`No such picture: ${wanted}. There are: ${Object.keys(plates).join(', ')}`);
for (const [name, draw] of Object.entries(plates)) if (!wanted || wanted === name) await draw();
