export type Filter = (sample: number) => number;

interface Coefficients {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

function biquad({ b0, b1, b2, a1, a2 }: Coefficients): Filter {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}

/** Of unit gain at 0 Hz, as a formant in a cascade. */
export function resonator(hertz: number, bandwidth: number, rate: number): Filter {
  const c = -Math.exp((-2 * Math.PI * bandwidth) / rate);
  const b = 2 * Math.exp((-Math.PI * bandwidth) / rate) * Math.cos((2 * Math.PI * hertz) / rate);
  return biquad({ b0: 1 - b - c, b1: 0, b2: 0, a1: -b, a2: -c });
}

export function pass(
  kind: 'high' | 'low',
  { hertz, q, rate }: Record<'hertz' | 'q' | 'rate', number>,
): Filter {
  const w = (2 * Math.PI * hertz) / rate;
  const alpha = Math.sin(w) / (2 * q);
  const c = Math.cos(w);
  const a0 = 1 + alpha;
  const k = kind === 'high' ? (1 + c) / 2 : (1 - c) / 2;
  const sign = kind === 'high' ? -1 : 1;
  return biquad({ b0: k / a0, b1: (sign * 2 * k) / a0, b2: k / a0, a1: (-2 * c) / a0, a2: (1 - alpha) / a0 });
}

/** Falls by 3 dB per octave, as the noise of a room. */
export function pinkNoise(bell: () => number): () => number {
  let [low, middle, high] = [0, 0, 0];
  return () => {
    const white = bell();
    low = 0.99765 * low + white * 0.099046;
    middle = 0.963 * middle + white * 0.2965164;
    high = 0.57 * high + white * 1.0526913;
    return low + middle + high + white * 0.1848;
  };
}
