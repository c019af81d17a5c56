import { Font } from '@react-pdf/renderer';
import bodoni from './fonts/bodoni-moda-500.ttf?inline';
import bodoniItalic from './fonts/bodoni-moda-500-italic.ttf?inline';
import schibsted from './fonts/schibsted-grotesk-400.ttf?inline';
import schibstedBold from './fonts/schibsted-grotesk-600.ttf?inline';

/**
 * The faces of the site, cut for print: single weights with all of Latin-1 and Latin Extended-A, so that any name can be written.
 * Not compressed: of a WOFF the library unpacks a whole table anew for every letter it takes,
 * which is more than half of a paper's time.
 * No glyph in the files is put together of others: the library would load A as a part of Å and then forget that it is a letter.
 */
export const titleFace = 'Bodoni Moda';
export const textFace = 'Schibsted Grotesk';

let isRegistered = false;

/** Idempotent. The files travel inside the server's bundle, so a paper needs neither a path nor the network. */
export function registerFonts(): void {
  if (isRegistered) return;
  isRegistered = true;
  Font.register({
    family: titleFace,
    fonts: [
      { src: bodoni, fontWeight: 500 },
      { src: bodoniItalic, fontWeight: 500, fontStyle: 'italic' },
    ],
  });
  Font.register({
    family: textFace,
    fonts: [
      { src: schibsted, fontWeight: 400 },
      { src: schibstedBold, fontWeight: 600 },
    ],
  });
  // The library would break words by English rules, also Danish ones.
  Font.registerHyphenationCallback((word) => [word]);
}
