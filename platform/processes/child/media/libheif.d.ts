/** The part of libheif-js that we use; the package has types for another build only. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Shown {
    data: Uint8ClampedArray<ArrayBuffer>;
    width: number;
    height: number;
  }
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    display(target: Shown, done: (shown: Shown | null) => void): void;
    free(): void;
  }
  const heif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default heif;
}
