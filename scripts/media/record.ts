/*
 * Renders the audio and film of the sample magazine: `node scripts/media/record.ts [name]`. The voice is
 * synthesised and Chromium encodes it, so no recording or licence is involved. Writes app/media: a .webm, captions
 * in both languages, and media.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleRate, sing, type Voice } from '../pictures/voice.ts';
import { askChromium } from './ask-chromium.ts';
import type { Encoded, Score } from './in-browser.ts';
import type { Piece } from './piece.ts';
import { sirenSeen } from './pieces/siren.ts';
import { train } from './pieces/train.ts';
import { type Packet, type Track, webm } from './webm.ts';

const folder = new URL('../../app/media/', import.meta.url).pathname;
/** Loud enough for a phone, with headroom. */
const peak = 0.7;
const drawnPerSecond = 50;
const film = { width: 640, height: 360, framesPerSecond: 12 };

function scoreOf(piece: Piece, voice: Voice): Score {
  const loudest = voice.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const every = sampleRate / drawnPerSecond;
  const drawn = (values: Float32Array) =>
    piece.pageSeconds ? Array.from(values).filter((_, n) => n % every === 0) : [];
  return {
    samples: Array.from(voice.samples, (sample) => (sample * peak) / loudest),
    seconds: voice.seconds,
    pitch: drawn(voice.pitch),
    loudness: drawn(voice.loudness),
    perSecond: drawnPerSecond,
    pageSeconds: piece.pageSeconds ?? 0,
    ...film,
  };
}

function fileOf({ opusHead, sound, frames }: Encoded, seconds: number): Uint8Array {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
  const isFilm = frames.length > 0;
  const audioTrack = isFilm ? 2 : 1;
  const tracks: Track[] = [
    ...(isFilm ? [{ number: 1, codec: 'V_VP9' as const, size: film }] : []),
    { number: audioTrack, codec: 'A_OPUS', head: Uint8Array.from(opusHead) },
  ];
  const packets: Packet[] = [
    ...frames.map((frame) => ({ ...frame, track: 1, bytes: bytes(frame.bytes) })),
    ...sound.map((packet) => ({ ...packet, isKey: true, track: audioTrack, bytes: bytes(packet.bytes) })),
  ];
  return webm(tracks, packets, seconds);
}

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
  const encoded = await askChromium(scoreOf(piece, voice));
  const file = fileOf(encoded, voice.seconds);
  writeFileSync(join(folder, `${piece.name}.webm`), file);
  for (const language of ['en', 'da'] as const)
    writeFileSync(join(folder, `${piece.name}.${language}.vtt`), captionFile(piece, language));
  if (encoded.poster)
    writeFileSync(join(folder, `${piece.name}.webp`), Buffer.from(encoded.poster, 'base64'));
  known[piece.name] = {
    kind: encoded.frames.length > 0 ? 'video' : 'audio',
    seconds: Math.round(voice.seconds),
    ...(encoded.frames.length > 0 ? { width: film.width, height: film.height } : {}),
  };
  console.log(`${piece.name}: ${(file.length / 1000).toFixed(0)} kB, ${voice.seconds.toFixed(1)} s`);
}
writeFileSync(list, `${JSON.stringify(known, null, 2)}\n`);
