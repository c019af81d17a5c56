import serif from './bodoni-moda-11.woff2?url';
import italic from './bodoni-moda-11-italic.woff2?url';
import sans from './schibsted-grotesk.woff2?url';

type FaceArguments = readonly [family: string, source: string, descriptors: FontFaceDescriptors];

const weight = '400 700';

/** In the order in which they are loaded: the face of the headlines comes first. */
export const pageFaces: readonly { href: string; face: FaceArguments }[] = [
  faceOf('Bodoni Moda 11', serif, { weight }),
  faceOf('Schibsted Grotesk', sans, { weight }),
  faceOf('Bodoni Moda 11', italic, { weight, style: 'italic' }),
];

function faceOf(family: string, href: string, descriptors: FontFaceDescriptors) {
  return { href, face: [family, `url(${href})`, descriptors] as const };
}
