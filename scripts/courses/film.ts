import { filmOf } from '../media/drawn-film.ts';
import { hertz } from '../pictures/pitch.ts';
import { sing } from '../pictures/voice.ts';
import { filmPages, pageSeconds } from './film-score.ts';
import { writeRecorded } from './write-recorded.ts';

/* Renders the sample film: `node scripts/courses/film.ts`. A synthesised voice sings while its pitch is drawn. */
const voice = sing(
  filmPages.flatMap(({ sounds }) => sounds),
  { pitchGlide: 0.1, seed: 11, vibratoHertz: 5 },
);
const drawnFrom = filmPages.map((page) => page.drawnFrom);
const film = filmOf({ voice, pageSeconds, drawnFrom, lowestLineHertz: hertz('A3') });
await writeRecorded('up-or-down', voice, film);
