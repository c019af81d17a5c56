/** What runs in a page, in any browser. */
export type InPage = <Argument, Result>(
  run: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
) => Promise<Result>;

export interface InputSettings {
  /** Of the device; read by the page at each start. */
  rate?: number;
  /** As the browser reads them back. */
  filters?: MediaTrackSettings;
}

interface Input {
  settings: Required<InputSettings>;
  constraints?: MediaStreamConstraints;
  /** Of contexts that the page has made. */
  contexts: number;
  /** The clock of the device stands still. */
  isStill: boolean;
  track: EventTarget & { readyState: string };
  hear: (wave: string) => Promise<void>;
}

interface Node {
  port: { onmessage: ((message: { data: unknown[] }) => void) | null };
}

type WithInput = typeof globalThis & { input: Input };

/**
 * Puts a stub into a page's input: the microphone and the clock of the device. The page's own worklet reads the sound,
 * at once instead of in its time.
 */
export async function stubInput(inPage: InPage, { rate = 48_000, filters = {} }: InputSettings = {}) {
  await inPage(install, { rate, filters });
  return {
    /** The samples of one step. */
    hear: (samples: Float32Array) =>
      inPage((wave) => (globalThis as WithInput).input.hear(wave), base64Of(samples)),
    /** From the next start on. */
    change: (settings: InputSettings) =>
      inPage((changed) => void Object.assign((globalThis as WithInput).input.settings, changed), settings),
    dispatch: (event: string) =>
      inPage((name) => void (globalThis as WithInput).input.track.dispatchEvent(new Event(name)), event),
    standStill: () =>
      inPage(() => void Object.assign((globalThis as WithInput).input, { isStill: true }), null),
    state: () =>
      inPage(() => {
        const { track, contexts, constraints } = (globalThis as WithInput).input;
        return { track: track.readyState, contexts, constraints };
      }, null),
  };
}

function base64Of(samples: Float32Array): string {
  const values = Int16Array.from(samples, (sample) => Math.round(sample * 32_767));
  return Buffer.from(values.buffer).toString('base64');
}

/** Runs in the page. */
function install(settings: Required<InputSettings>): void {
  const Worklet = AudioWorkletNode;
  let node: Node | null = null;
  let module = '';

  class Track extends EventTarget {
    readyState = 'live';
    stop(): void {
      this.readyState = 'ended';
    }
    getSettings(): MediaTrackSettings {
      return input.settings.filters;
    }
  }

  class Context {
    readonly sampleRate = input.settings.rate;
    state = 'running';
    readonly audioWorklet = {
      addModule: async (url: string) => {
        module = url;
      },
    };
    constructor() {
      input.contexts += 1;
    }
    createMediaStreamSource() {
      return {
        connect(to: Node) {
          node = to;
        },
      };
    }
    async resume() {}
    async close() {
      this.state = 'closed';
    }
  }

  async function framesOf(wave: string): Promise<unknown[]> {
    const bytes = Uint8Array.from(atob(wave), (character) => character.charCodeAt(0));
    const samples = Float32Array.from(new Int16Array(bytes.buffer), (value) => value / 32_767);
    const { rate } = input.settings;
    const context = new OfflineAudioContext(1, samples.length, rate);
    await context.audioWorklet.addModule(module);
    const buffer = context.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(context, { buffer });
    const worklet = new Worklet(context, 'pitch');
    const frames: unknown[] = [];
    const expected = Math.floor((samples.length / rate) * 100) - 10;
    const all = new Promise<void>((resolve) => {
      worklet.port.onmessage = ({ data }) => {
        frames.push(...data);
        if (frames.length >= expected) resolve();
      };
    });
    source.connect(worklet).connect(context.destination);
    source.start();
    await context.startRendering();
    await all;
    return frames;
  }

  const input: Input = {
    settings,
    contexts: 0,
    isStill: false,
    track: new Track(),
    hear: async (wave) => {
      const frames = await framesOf(wave);
      for (let at = 0; at < frames.length; at += 5)
        node?.port.onmessage?.({ data: frames.slice(at, at + 5) });
    },
  };
  setInterval(() => {
    if (!input.isStill) node?.port.onmessage?.({ data: [] });
  }, 100);
  const getUserMedia = async (constraints: MediaStreamConstraints) => {
    Object.assign(input, { constraints, track: new Track() });
    return { getAudioTracks: () => [input.track] };
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  Object.assign(globalThis, {
    input,
    AudioContext: Context,
    AudioWorkletNode: class {
      port = { onmessage: null };
    },
  });
}
