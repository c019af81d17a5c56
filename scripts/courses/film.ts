import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { sampleRate, sing } from '../pictures/voice.ts';
import { filmPages, pageSeconds } from './film-score.ts';
import { writeRecorded } from './write-recorded.ts';

/*
 * Renders the sample film: `node scripts/courses/film.ts`. A synthesised voice sings while its pitch is drawn;
 * ffmpeg (on the path or in FFMPEG) encodes H.264 and AAC, which every browser plays. The file is committed, so
 * the studio itself needs no ffmpeg.
 */
const size = { width: 640, height: 360 };
const framesPerSecond = 12;
const peak = 0.7;
const inset = 56;
const spacing = 30;
const lowest = size.height / 2 + 2 * spacing;

const voice = sing(
  filmPages.flatMap(({ sounds }) => sounds),
  { pitchGlide: 0.1, seed: 11, vibratoHertz: 5 },
);
const loudest = voice.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

const at = (values: Float32Array, second: number) =>
  values[Math.min(values.length - 1, Math.floor(second * sampleRate))] ?? 0;
/** A3 on the lowest line, half a space for a step of the scale. */
const yOf = (hz: number) => lowest - 12 * Math.log2(hz / 220) * ((spacing / 2) * (7 / 12));

function frameOf(second: number): Buffer {
  const number = Math.min(filmPages.length - 1, Math.floor(second / pageSeconds));
  const page = filmPages[number];
  if (!page) throw new Error(`no page ${number}`);
  const from = number * pageSeconds + page.drawnFrom;
  const perSecond = (size.width - 2 * inset) / (pageSeconds - page.drawnFrom);
  const xOf = (moment: number) => inset + (moment - from) * perSecond;
  let path = '';
  let isDown = false;
  for (let moment = from; moment <= second; moment += 0.02) {
    const isHeard = at(voice.loudness, moment) > 0.04;
    const point = `${xOf(moment).toFixed(1)} ${yOf(at(voice.pitch, moment)).toFixed(1)}`;
    if (isHeard) path += `${isDown ? 'L' : 'M'}${point}`;
    isDown = isHeard;
  }
  const staves = [0, 1, 2, 3, 4].map(
    (line) => `<rect y="${lowest - line * spacing}" width="${size.width}" height="1" fill="#8f8a80"/>`,
  );
  const pen = Math.max(second, from);
  const head = `<ellipse rx="12" ry="8" fill="#f3ecdd" transform="translate(${xOf(pen).toFixed(1)} ${yOf(at(voice.pitch, pen)).toFixed(1)}) rotate(-18)"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#17161c"/>${staves.join('')}<path d="${path || 'M0 0'}" fill="none" stroke="#ffc247" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>${second >= from ? head : ''}</svg>`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'film-'));
const sound = join(folder, 'sound.raw');
const film = join(folder, 'film.mp4');
const samples = Int16Array.from(voice.samples, (sample) => ((sample * peak) / loudest) * 32_767);
writeFileSync(sound, new Uint8Array(samples.buffer));
const pictures = `-f rawvideo -pix_fmt rgb24 -s ${size.width}x${size.height} -r ${framesPerSecond} -i pipe:0`;
const encoders =
  '-c:v libx264 -profile:v main -preset veryslow -tune animation -crf 30 -g 48 -pix_fmt yuv420p -c:a aac -b:a 28k';
// Index first, so that players start and seek with range requests; no metadata about the encoding machine.
const frame = '-movflags +faststart -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact';
const options = `-v error ${pictures} -f s16le -ar ${sampleRate} -ac 1 -i ${sound} ${encoders} ${frame} ${film}`;
const ffmpeg = spawn(process.env.FFMPEG ?? 'ffmpeg', options.split(' '), {
  stdio: ['pipe', 'inherit', 'inherit'],
});
const ended = once(ffmpeg, 'exit');
for (let index = 0; index < voice.seconds * framesPerSecond; index += 1) {
  const drawn = sharp(frameOf(index / framesPerSecond)).removeAlpha();
  if (!ffmpeg.stdin.write(await drawn.raw().toBuffer())) await once(ffmpeg.stdin, 'drain');
}
ffmpeg.stdin.end();
const [code] = await ended;
if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
writeRecorded('up-or-down', {
  kind: 'mp4',
  file: new Uint8Array(readFileSync(film)),
  seconds: voice.seconds,
});
rmSync(folder, { recursive: true });
