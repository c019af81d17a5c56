const blank = /^[\s\u2800\p{C}\p{Default_Ignorable_Code_Point}]*$/u;

/** Code points, none without a visible one (U+3164 and U+2800 show nothing); the same in browser and server. */
export function typedLength(text: string): number {
  return blank.test(text) ? 0 : [...text.trim()].length;
}
