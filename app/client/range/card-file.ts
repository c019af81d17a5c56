import { picturePdf } from './picture-pdf.ts';
import { type Card, cardText, drawCard } from './range-card.ts';

/** For the page itself. Null: none can be made. */
export async function cardPicture(card: Card): Promise<HTMLCanvasElement | null> {
  const text = cardText(card);
  const canvas = text && (await drawCard(card, text));
  if (!canvas) return null;
  canvas.role = 'img';
  canvas.ariaLabel = `${text.headline}. ${text.lead}`;
  return canvas;
}

export async function cardFile(card: Card, kind: 'png' | 'pdf'): Promise<File> {
  const text = cardText(card);
  const canvas = text && (await drawCard(card, text));
  const type = kind === 'png' ? 'image/png' : 'image/jpeg';
  const picture = canvas && (await new Promise<Blob | null>((made) => canvas.toBlob(made, type, 0.95)));
  if (!canvas || picture?.type !== type) throw new Error('No card');
  const name = `${text.headline.toLowerCase().replaceAll(' ', '-').replaceAll('♯', '-sharp').replaceAll('♭', '-flat')}.${kind}`;
  if (kind === 'png') return new File([picture], name, { type });
  const jpeg = new Uint8Array(await picture.arrayBuffer());
  const { width, height } = canvas;
  const pdf = picturePdf(jpeg, { width, height, title: `${text.headline}. ${text.lead}` });
  return new File([pdf], name, { type: 'application/pdf' });
}
