let context: AudioContext | null = null;

const partials = [1, 0.45, 0.22, 0.12, 0.06];
const sounding = 1.6;

/** A struck string, roughly: harmonics that fade, the higher ones sooner. */
export function playNote(hertz: number): void {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  for (const [n, strength] of partials.entries()) {
    const oscillator = new OscillatorNode(context, { frequency: hertz * (n + 1) });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setTargetAtTime(0.16 * strength, now, 0.006);
    gain.gain.setTargetAtTime(0, now + 0.06, 0.5 / (n + 1));
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now);
    oscillator.stop(now + sounding);
  }
}
