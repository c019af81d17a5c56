/*
 * Renders the audio and film of the sample magazine: `node scripts/media/record.ts [name]`. The voice is synthesised, so
 * no recording or licence is involved. Writes app/media: an MP3 or MP4, captions in both languages, and media.json.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { sing } from '../pictures/voice.ts';
import { filmOf, pictureAt } from './drawn-film.ts';
import { encode } from './encode.ts';
import type { Piece } from './piece.ts';
import { sirenSeen } from './pieces/siren.ts';
import { train } from './pieces/train.ts';

const folder = new URL('../../app/media/', import.meta.url).pathname;

function captionFile(piece: Piece, language: 'en' | 'da'): string {
  const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(14, 23);
  const cues = piece.captions.map((cue) => `${clock(cue.from)} --> ${clock(cue.to)}\n${cue[language]}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

const wanted = process.argv[2];
const pieces = [train, sirenSeen].filter(({ name }) => !wanted || wanted === name);
mkdirSync(folder, { recursive: true });
const list = join(folder, 'media.json');
const known = JSON.parse(readFileSync(list, { encoding: 'utf8', flag: 'a+' }) || '{}');
for (const piece of pieces) {
  const voice = sing(piece.sounds, { pitchGlide: 0.12, seed: 11, vibratoHertz: 5 });
  const drawing = piece.drawn ? { voice, ...piece.drawn } : null;
  const film = drawing ? filmOf(drawing) : undefined;
  const file = join(folder, `${piece.name}.${film ? 'mp4' : 'mp3'}`);
  await encode(file, voice, film);
  for (const language of ['en', 'da'] as const)
    writeFileSync(join(folder, `${piece.name}.${language}.vtt`), captionFile(piece, language));
  if (drawing) {
    const poster = sharp(pictureAt(drawing, voice.seconds - 1.05), { density: 144 }).webp({ quality: 80 });
    await poster.toFile(join(folder, `${piece.name}.webp`));
  }
  known[piece.name] = {
    kind: film ? 'video' : 'audio',
    seconds: Math.round(voice.seconds),
    ...(film ? { width: film.width, height: film.height } : {}),
  };
  console.log(`${piece.name}: ${(statSync(file).size / 1000).toFixed(0)} kB, ${voice.seconds.toFixed(1)} s`);
}
writeFileSync(list, `${JSON.stringify(known, null, 2)}\n`);
