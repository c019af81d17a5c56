import type { Direction, Doubt } from '#studio/site/range/siren.ts';
import type { VoiceRange } from '#studio/site/range/voice-range.ts';

export const steps = ['room', 'speech', 'up', 'down', 'held'] as const;
export type StepName = (typeof steps)[number];

/** Seconds. */
export const lengths: Record<StepName, number> = { room: 3, speech: 10, up: 13, down: 13, held: 18 };

export type Problem = 'refused' | 'none' | 'in-app' | 'interrupted' | 'hidden' | 'loud-room';

export type Minute =
  | { at: 'start' }
  | { at: 'asking' }
  | { at: 'problem'; problem: Problem }
  | { at: 'singing'; step: StepName; isPaused: boolean }
  /** After a siren: the singer's word, or once more. */
  | { at: 'word'; step: Direction; doubt: Doubt | null }
  | { at: 'keys' }
  | { at: 'result'; range: VoiceRange };

export type MinuteEvent =
  | { type: 'microphone-on' | 'pause' | 'go-on' | 'keys' | 'start-over' }
  | { type: 'microphone-requested' | 'sing'; step: StepName }
  | { type: 'microphone-lost'; problem: Problem }
  | { type: 'step-ended'; doubt?: Doubt | null }
  | { type: 'found'; range: VoiceRange };

export interface MinuteState {
  minute: Minute;
  next: StepName;
}

export const beginning: MinuteState = { minute: { at: 'start' }, next: 'room' };

export function advance(state: MinuteState, event: MinuteEvent): MinuteState {
  const { minute, next } = state;
  switch (event.type) {
    case 'microphone-requested':
      return { next: event.step, minute: { at: 'asking' } };
    case 'sing':
      return singing(event.step);
    case 'microphone-on':
      return singing(next);
    case 'microphone-lost':
      return { next, minute: { at: 'problem', problem: event.problem } };
    case 'pause':
    case 'go-on':
      return minute.at === 'singing'
        ? { next, minute: { ...minute, isPaused: event.type === 'pause' } }
        : state;
    case 'step-ended':
      return afterStep(state, event.doubt ?? null);
    case 'keys':
      return { next: 'room', minute: { at: 'keys' } };
    case 'found':
      return { next: 'room', minute: { at: 'result', range: event.range } };
    case 'start-over':
      return beginning;
  }
}

function singing(step: StepName): MinuteState {
  return { next: step, minute: { at: 'singing', step, isPaused: false } };
}

function afterStep(state: MinuteState, doubt: Doubt | null): MinuteState {
  const { minute } = state;
  if (minute.at !== 'singing') return state;
  const { step } = minute;
  if (step === 'up' || step === 'down') return { next: following(step), minute: { at: 'word', step, doubt } };
  return step === 'held' ? state : singing(following(step));
}

export function following(step: StepName): StepName {
  return steps[steps.indexOf(step) + 1] ?? 'held';
}
