import type { PitchFrame } from '#platform/media/pitch/pitch-tracker.ts';
import workletUrl from './pitch-worklet.ts?worker&url';

export type MicrophoneProblem = 'refused' | 'none' | 'in-app';

export interface Listening {
  /** Turns the microphone off. Idempotent. */
  stop: () => void;
  /** The browser filters the sound although it was asked not to. */
  isFiltered: boolean;
}

interface Listener {
  onFrames: (frames: readonly PitchFrame[]) => void;
  /** A call, another program or an unplugged microphone ended it. */
  onLost: () => void;
}

/** Without filters, which take quiet and high notes for noise. WebKit turns one on where it is not named. */
const plain = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
/** Milliseconds without sound data after which the audio clock counts as stopped. */
const stopped = 1_500;
const mostRebuilds = 2;
const inApp = /FBAN|FBAV|Instagram|Line\/|LinkedInApp|MicroMessenger|Snapchat|TikTok|musical_ly|; wv\)/;

/** To be called from a press. Nothing of the sound leaves this page. */
export async function listen(listener: Listener): Promise<Listening | MicrophoneProblem> {
  const isInApp = inApp.test(navigator.userAgent);
  if (!navigator.mediaDevices?.getUserMedia || !('AudioWorkletNode' in window))
    return isInApp ? 'in-app' : 'none';
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: plain });
    return await listenTo(stream, listener);
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    return isInApp ? 'in-app' : isRefused ? 'refused' : 'none';
  }
}

async function listenTo(stream: MediaStream, { onFrames, onLost }: Listener): Promise<Listening> {
  const [track] = stream.getAudioTracks();
  let heardAt = performance.now();
  const hear = (frames: readonly PitchFrame[]) => {
    heardAt = performance.now();
    onFrames(frames);
  };
  let context = await contextOf(stream, hear).catch((error) => {
    track?.stop();
    throw error;
  });
  let rebuilds = 0;
  let isOn = true;
  const stop = () => {
    isOn = false;
    clearInterval(watch);
    track?.stop();
    if (context.state !== 'closed') void context.close();
  };
  const lose = () => {
    stop();
    onLost();
  };
  /** After a call a context may say that it runs while its clock stands still (web-audio-api 2392). */
  const rebuild = async () => {
    rebuilds += 1;
    heardAt = performance.now();
    await context.close();
    context = await contextOf(stream, hear);
    if (!isOn) await context.close();
  };
  const watch = setInterval(() => {
    if (performance.now() - heardAt < stopped || document.hidden) return;
    if (rebuilds >= mostRebuilds) lose();
    else rebuild().catch(lose);
  }, 500);
  for (const event of ['ended', 'mute']) track?.addEventListener(event, lose);
  return { stop, isFiltered: isFiltered(track?.getSettings()) };
}

/** The rate is the device's now: another microphone may have another one. */
async function contextOf(
  stream: MediaStream,
  onFrames: (frames: readonly PitchFrame[]) => void,
): Promise<AudioContext> {
  const context = new AudioContext();
  await context.audioWorklet.addModule(workletUrl);
  const tracker = new AudioWorkletNode(context, 'pitch', { numberOfOutputs: 0, channelCount: 1 });
  tracker.port.onmessage = ({ data }: MessageEvent<PitchFrame[]>) => onFrames(data);
  context.createMediaStreamSource(stream).connect(tracker);
  await context.resume();
  return context;
}

function isFiltered(settings: MediaTrackSettings | undefined): boolean {
  return Boolean(settings?.noiseSuppression || settings?.echoCancellation || settings?.autoGainControl);
}
