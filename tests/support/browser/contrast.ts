type Colour = readonly [number, number, number, number];

function read(hex: string): Colour {
  const at = (place: number) => Number.parseInt(hex.slice(place, place + 2), 16);
  return [at(1), at(3), at(5), hex.length === 9 ? at(7) / 255 : 1];
}

/** The opaque colour that results from a translucent one over its background: '#rrggbb'. */
export function laidOver(hex: string, ground: string): string {
  const [red, green, blue, alpha] = read(hex);
  const below = read(ground);
  const mixed = [red, green, blue].map((value, place) => value * alpha + (below[place] ?? 0) * (1 - alpha));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast of two opaque colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = read(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
