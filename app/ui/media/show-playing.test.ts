import { expect, test } from 'vitest';
import { fakePlayer } from '#tests/support/player/fake-player.ts';
import type { Playing } from './player-model.ts';
import { showPlaying } from './show-playing.ts';

const inks = JSON.stringify({ from: 0.1, to: 0.9 });

function shown(playing: Playing) {
  const fake = fakePlayer({ inks });
  showPlaying(fake.parts, playing);
  const { host, label, time, status, seek, plate } = fake;
  return {
    state: host.dataset.state,
    texts: [label, time, status].map(({ textContent }) => textContent),
    seek: [seek.value, seek.max, seek.ariaValueText, seek.disabled],
    inked: plate.dataset.inking ? plate.styles.get('--inked') : null,
  };
}

test('player: before it is played, the length is shown and the plate is not inked', () => {
  expect(shown({ state: 'idle', at: 0, length: 7.9 })).toEqual({
    state: 'idle',
    texts: ['Hear it', '0:08', ''],
    seek: ['0', '7', '0:00 / 0:08', false],
    inked: null,
  });
});

test('player: while it plays, the button pauses and the plate is inked up to the played share', () => {
  expect(shown({ state: 'playing', at: 40, length: 80 })).toEqual({
    state: 'playing',
    texts: ['Pause', '0:40 / 1:20', ''],
    seek: ['40', '80', '0:40 / 1:20', false],
    inked: '50%',
  });
});

test('player: without a known length, time counts and seeking is off', () => {
  const { texts, seek } = shown({ state: 'loading', at: 3, length: null });
  expect(texts).toEqual(['Hear it', '0:03', 'Loading']);
  expect(seek).toEqual(['3', '', '0:03', true]);
});

test('player: a failure names the remedy on the button and in the status, without ink', () => {
  const { texts, inked } = shown({ state: 'failed', at: 3, length: 8 });
  expect([texts[0], texts[2], inked]).toEqual(['Try again', 'Failed', null]);
});

test('player: a round plate is inked outwards', () => {
  const fake = fakePlayer({ inks: JSON.stringify({ from: 0.2, to: 1, isRound: true }) });
  showPlaying(fake.parts, { state: 'paused', at: 5, length: 10 });
  expect([fake.plate.dataset.inking, fake.plate.styles.get('--inked')]).toEqual(['outwards', '60%']);
});
