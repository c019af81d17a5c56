import { useEffect, useRef, useState } from 'react';
import { HearIt } from '#app/ui/media/hear-it.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { Plate } from '#app/ui/media/plate.tsx';
import { Player } from '#app/ui/media/player.tsx';
import type { Playing } from '#app/ui/media/player-model.ts';
import { playerParts } from '#app/ui/media/player-parts.ts';
import { Recording } from '#app/ui/media/recording.tsx';
import { showPlaying } from '#app/ui/media/show-playing.ts';
import { Transcript } from '#app/ui/media/transcript.tsx';
import { Video } from '#app/ui/media/video.tsx';
import { Exhibit, State } from '../exhibit.tsx';

const recordings = [
  ['A sound with captions', 'warming-up-on-a-train'],
  ['A video with captions', 'a-siren-seen'],
] as const;
const passages = [
  { seconds: 0, text: 'Luk læberne, hold tænderne fra hinanden, og sig »mm«.' },
  {
    seconds: 3671,
    text: 'Hold den, så længe det er behageligt, og lad den så glide lidt op og lidt ned, som et spørgsmål og et svar, fem gange med et åndedrag imellem.',
  },
];
const titled = (state: string) => `Begynd, hvor du taler (${state})`;

export function Players() {
  const [files, setFiles] = useState<{ tone: string; captions: string } | null>(null);
  useEffect(() => setFiles({ tone: toneFile(), captions: captionsFile() }), []);
  const captions = [{ src: files?.captions ?? '', language: 'en', label: 'English' }];
  return (
    <Exhibit
      id="player"
      name="Player"
      use="Plays a recording or a film; nothing is loaded before play is pressed."
    >
      <State name="Live">
        {files && <Player src={files.tone} title="A tone of four seconds" captions={captions} />}
      </State>
      <PlayingStates />
      <State name="Transcript, closed and open">
        <Transcript label="What is said" passages={passages} />
        <Transcript label="Det, der siges" language="da" passages={passages} isOpen />
      </State>
      <SilentStates />
      <State name="A video">
        {files && (
          <Video
            src="/no-film.mp4"
            title="A video"
            captions={captions}
            caption="Not loaded until play is pressed."
          />
        )}
      </State>
      {recordings.map(([state, name]) => (
        <State name={state} key={name}>
          <Recording title={state} captionsLabel="Captions" language="en" name={name} />
        </State>
      ))}
    </Exhibit>
  );
}

const rate = 8000;
const seconds = 4;

/** Generated in the browser, so that no recording is needed. Returns the URL of a WAV file. */
function toneFile(): string {
  const samples = rate * seconds;
  const view = new DataView(new ArrayBuffer(44 + samples * 2));
  const words: Array<[number, string]> = [
    [0, 'RIFF'],
    [8, 'WAVE'],
    [12, 'fmt '],
    [36, 'data'],
  ];
  for (const [at, word] of words)
    for (const [place, letter] of [...word].entries()) view.setUint8(at + place, letter.charCodeAt(0));
  view.setUint32(4, 36 + samples * 2, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  view.setUint32(40, samples * 2, true);
  for (let place = 0; place < samples; place += 1) {
    const time = place / rate;
    const loud = Math.min(1, time * 4, (seconds - time) * 2) * 6000;
    view.setInt16(44 + place * 2, Math.sin(2 * Math.PI * 220 * time) * loud, true);
  }
  return URL.createObjectURL(new Blob([view.buffer], { type: 'audio/wav' }));
}

function captionsFile(): string {
  return URL.createObjectURL(
    new Blob(['WEBVTT\n\n00:00.000 --> 00:04.000\n(a tone)\n'], { type: 'text/vtt' }),
  );
}

/** A player in one state, as the script shows it. */
function Shown({ state, playing, caption }: { state: string; playing: Playing; caption?: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = place.current?.querySelector<HTMLElement>('.player');
    if (!host) return;
    const parts = playerParts(host);
    showPlaying(parts, playing);
    if (parts.caption && caption) parts.caption.textContent = caption;
  }, [playing, caption]);
  const captions = caption ? [{ src: '/no-captions.vtt', language: 'da', label: 'Dansk' }] : [];
  return (
    <div ref={place}>
      <Player src="/no-sound.m4a" title={titled(state)} captions={captions} />
    </div>
  );
}

const states = {
  playing: { state: 'playing', at: 83, length: 214 },
  paused: { state: 'paused', at: 83, length: 214 },
  idle: { state: 'idle', at: 0, length: 214 },
  loading: { state: 'loading', at: 0, length: null },
  failed: { state: 'failed', at: 0, length: null },
} as const satisfies Record<string, Playing>;

function PlayingStates() {
  return (
    <>
      <State name="Playing">
        <Shown state="playing" playing={states.playing} />
      </State>
      <State name="Playing, with captions">
        <Shown
          state="captions"
          playing={states.playing}
          caption="Luk læberne, hold tænderne fra hinanden, og sig »mm«."
        />
      </State>
    </>
  );
}

function SilentStates() {
  return (
    <>
      <State name="Paused, hover" force="hover">
        <Shown state="paused" playing={states.paused} />
      </State>
      <State name="Focus" force="focus-visible">
        <Shown state="focus" playing={states.idle} />
      </State>
      <State name="Loading">
        <Shown state="loading" playing={states.loading} />
      </State>
      <State name="Error">
        <Shown state="error" playing={states.failed} />
      </State>
      <State name="A plate that sounds">
        <figure className="plate" data-plate>
          <Picture name="elevated" alt="Four sirens, each a third higher than the last" sizes="22rem" />
          <HearIt name="elevated" title="Four sirens, each a third higher than the last" />
        </figure>
      </State>
    </>
  );
}

export function Pictures() {
  const sizes = '(min-width: 700px) 22rem, 90vw';
  return (
    <Exhibit
      id="image"
      name="Image"
      use="Several widths, a print of its own for dark pages, proportions that hold its place."
    >
      <State name="A plate">
        <Picture name="elevated" alt="Four sirens, each a third higher than the last" sizes={sizes} />
      </State>
      <State name="Another">
        <Picture name="rose" alt="Rings of a waveform from oo to oh, as a ceiling rose" sizes={sizes} />
      </State>
      <State name="An opening bar, on a stave">
        <Plate name="incipit-voice-elevated" alt="Four sirens, as an opening bar" title="Voice Elevated" />
      </State>
    </Exhibit>
  );
}
