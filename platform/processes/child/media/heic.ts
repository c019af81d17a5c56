import heif from 'libheif-js/wasm-bundle.js';

const brands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

export function isHeic(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(4, 8) !== 'ftyp') return false;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  // The major brand, then the compatible ones: cameras write 'mif1' first.
  const places = [8, ...Array.from({ length: 16 }, (_, at) => 16 + 4 * at)];
  return places.some((at) => at + 4 <= length && brands.has(text(at, at + 4)));
}

export function openHeic(
  bytes: Uint8Array,
): { width: number; height: number; decode(): Promise<Uint8ClampedArray> } | null {
  const images = new heif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  return {
    width,
    height,
    decode: () =>
      new Promise((resolve, reject) => {
        const data = new Uint8ClampedArray(width * height * 4);
        image.display({ data, width, height }, (shown) => {
          for (const each of images) each.free();
          if (shown) resolve(shown.data);
          else reject(new Error('the HEIC picture cannot be decoded'));
        });
      }),
  };
}
