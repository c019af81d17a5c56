import {
  advance,
  beginning,
  following,
  type MinuteEvent,
  type MinuteState,
  type Problem,
  type StepName,
} from '#app/routes/site/range/minute/minute.ts';
import type { PitchFrame } from '#platform/media/pitch/pitch-tracker.ts';
import type { SungMinute, SungStep } from '#studio/site/range/find-range.ts';
import type { VoiceRange } from '#studio/site/range/voice-range.ts';
import type { Listening } from './listen.ts';
import { today } from './today.ts';

type Engine = typeof import('./engine.ts');

/** The sound of one minute as numbers, in this page's memory only. */
export interface Take extends SungMinute {
  room: PitchFrame[];
  /** dB; of the room. */
  roomLevel: number;
  steps: SungStep[];
  /** Of the step that is being sung. */
  frames: PitchFrame[];
}

const emptyTake = (): Take => ({ room: [], roomLevel: 0, steps: [], frames: [] });
/** Of a step that was stopped; fewer say nothing. */
const fewestFrames = 100;

/** Microphone, takes and stages of one minute. `show` is called with each new state. */
export class Singing {
  state: MinuteState = beginning;
  take: Take = emptyTake();
  engine: Engine | null = null;
  isFiltered = false;
  #listening: Listening | null = null;
  readonly #show: (singing: Singing) => void;

  constructor(show: (singing: Singing) => void) {
    this.#show = show;
    document.addEventListener('visibilitychange', () => {
      if (document.hidden && this.#listening) this.#leave();
    });
  }

  /** From the press, or from where the microphone went off. */
  async start(step: StepName = this.state.next): Promise<void> {
    this.#dispatch({ type: 'microphone-requested', step });
    if (await this.#listen()) {
      this.take.frames = [];
      this.#dispatch({ type: 'microphone-on' });
    }
  }

  sing(step: StepName): void {
    this.take.frames = [];
    if (this.#listening) this.#dispatch({ type: 'sing', step });
    else void this.start(step);
  }

  async pauseOrGoOn(): Promise<void> {
    const { minute } = this.state;
    if (minute.at !== 'singing') return;
    if (!minute.isPaused) this.#silence();
    else if (!(await this.#listen())) return;
    this.#dispatch({ type: minute.isPaused ? 'go-on' : 'pause' });
  }

  skip(): void {
    const { minute } = this.state;
    if (minute.at === 'singing') this.#endStep(minute.step);
  }

  /** With what there is. */
  stop(): void {
    const { minute } = this.state;
    const { frames, steps } = this.take;
    if (minute.at === 'singing' && minute.step !== 'room' && frames.length >= fewestFrames)
      steps.push(asSung(minute.step, frames));
    this.#finish();
  }

  /** The singer's word about the siren that ended. One that was repeated from the result leads back to it. */
  say(isEasy: boolean): void {
    const { minute } = this.state;
    const last = this.take.steps.pop();
    if (minute.at !== 'word' || !last) return;
    this.take.steps.push({ ...last, isEasy });
    if (this.take.steps.some(({ kind }) => kind === 'held')) this.#finish();
    else this.sing(following(minute.step));
  }

  useKeys(): void {
    this.#silence();
    this.#dispatch({ type: 'keys' });
  }

  startOver(): void {
    this.#silence();
    this.take = emptyTake();
    this.#dispatch({ type: 'start-over' });
  }

  found(range: VoiceRange): void {
    this.#silence();
    this.#dispatch({ type: 'found', range });
  }

  #dispatch(event: MinuteEvent): void {
    this.state = advance(this.state, event);
    this.#show(this);
  }

  async #listen(): Promise<boolean> {
    this.engine ??= await import('./engine.ts').catch(() => null);
    const started = await this.engine?.listen({
      onFrames: (frames) => this.#hear(frames),
      onLost: () => this.#lose('interrupted'),
    });
    if (!started || typeof started === 'string') {
      this.#lose(started || 'none');
      return false;
    }
    this.#listening = started;
    this.isFiltered = started.isFiltered;
    if (document.hidden) this.#lose('hidden');
    return !document.hidden;
  }

  #hear(frames: readonly PitchFrame[]): void {
    const { minute } = this.state;
    if (minute.at !== 'singing' || minute.isPaused) return;
    this.take.frames.push(...frames);
    if (this.engine?.isOver(minute.step, this.take.frames, this.take.roomLevel)) this.#endStep(minute.step);
  }

  #endStep(step: StepName): void {
    const { engine, take } = this;
    if (!engine) return;
    const { frames } = take;
    take.frames = [];
    if (step !== 'room') take.steps.push(asSung(step, frames));
    if (step === 'room') this.#measureRoom(engine, frames);
    else if (step === 'held') this.#finish();
    else if (step === 'speech') this.#dispatch({ type: 'step-ended' });
    else this.#dispatch({ type: 'step-ended', doubt: engine.readSiren(frames, take.roomLevel, step).doubt });
  }

  #measureRoom(engine: Engine, frames: PitchFrame[]): void {
    this.take.room = frames;
    this.take.roomLevel = engine.roomLevel(frames);
    if (engine.isRoomLoud(this.take.roomLevel)) this.#lose('loud-room');
    else this.#dispatch({ type: 'step-ended' });
  }

  #finish(): void {
    if (!this.engine) this.startOver();
    else this.found({ ...this.engine.findRange(this.take), sungOn: today(), source: 'voice' });
  }

  #leave(): void {
    if (this.state.minute.at === 'singing') this.#lose('hidden');
    else this.#silence();
  }

  #lose(problem: Problem): void {
    this.#silence();
    this.take.frames = [];
    this.#dispatch({ type: 'microphone-lost', problem });
  }

  #silence(): void {
    this.#listening?.stop();
    this.#listening = null;
  }
}

/** The end of a siren is easy only once the singer says so. */
function asSung(kind: SungStep['kind'], frames: PitchFrame[]): SungStep {
  return { kind, frames, isEasy: kind !== 'up' && kind !== 'down' };
}
