import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakePlayer } from '#tests/support/player/fake-player.ts';
import { controlPlayer } from './attach-player.ts';

/** Frames are taken one at a time, by the test. */
let frames: Array<() => void> = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('HTMLVideoElement', class {});
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());

function attached() {
  const fake = fakePlayer({ seconds: '8', inks: JSON.stringify({ from: 0, to: 1 }) });
  return { ...fake, detach: controlPlayer(fake.parts) };
}
const press = (button: EventTarget) => button.dispatchEvent(new Event('click'));

test('player: the button plays and pauses, and the ink follows every frame', () => {
  const { audio, button, label, plate, host } = attached();
  expect([host.dataset.state, host.dataset.hydrated]).toEqual(['idle', '']);
  press(button);
  expect([audio.paused, host.dataset.state, label.textContent]).toEqual([false, 'playing', 'Pause']);
  audio.currentTime = 2;
  frames.pop()?.();
  expect(plate.styles.get('--inked')).toBe('25%');
  press(button);
  expect([audio.paused, host.dataset.state]).toEqual([true, 'paused']);
});

test('player: at the end it returns to its start', () => {
  const { audio, button, host, time, plate } = attached();
  audio.duration = 8.2;
  press(button);
  audio.dispatchEvent(new Event('durationchange'));
  audio.finish();
  audio.dispatchEvent(new Event('timeupdate'));
  expect([host.dataset.state, time.textContent, plate.dataset.inking]).toEqual(['idle', '0:08', undefined]);
});

test('player: after a failure the next press loads again', async () => {
  const { audio, button, label, status, host } = attached();
  audio.refusal = new Error('network');
  press(button);
  await expect.poll(() => host.dataset.state).toBe('failed');
  expect([label.textContent, status.textContent]).toEqual(['Try again', 'Failed']);
  press(button);
  expect([audio.loads, audio.paused, host.dataset.state]).toEqual([1, false, 'playing']);
});

test('player: pausing before it has loaded is no failure', async () => {
  const { audio, button, host } = attached();
  audio.refusal = new DOMException('interrupted', 'AbortError');
  press(button);
  await Promise.resolve();
  await Promise.resolve();
  expect(host.dataset.state).toBe('loading');
});

test('player: seeking sets the time, also before it is played', () => {
  const { audio, seek, time } = attached();
  seek.value = '5';
  seek.dispatchEvent(new Event('input'));
  expect([audio.currentTime, time.textContent]).toEqual([5, '0:05 / 0:08']);
});

test('player: another one that starts pauses this one', () => {
  const { audio, button } = attached();
  press(button);
  document.dispatchEvent(new Event('play'));
  expect(audio.paused).toBe(true);
});

test('player: the current caption is shown as text', () => {
  const { audio, button, caption } = attached();
  audio.textTracks.push({ mode: 'disabled', activeCues: [{ text: 'Hum on m.' }] });
  press(button);
  const [track] = audio.textTracks;
  track?.oncuechange?.();
  expect([track?.mode, caption.textContent]).toEqual(['hidden', 'Hum on m.']);
});

test('player: what played before the script came continues, and a detached player no longer follows', () => {
  const fake = fakePlayer();
  fake.audio.paused = false;
  fake.audio.currentTime = 3;
  const detach = controlPlayer(fake.parts);
  expect([fake.host.dataset.state, fake.time.textContent]).toEqual(['playing', '0:03']);
  detach();
  press(fake.button);
  expect(fake.audio.paused).toBe(false);
});
