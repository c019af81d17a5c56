import type { DocumentElement, DocumentNode, DocumentTag, PageWords } from '#platform/media/document-node.ts';
import { hasAsian } from './asian-fonts.ts';
import type { DocumentFonts, FaceStyle } from './document-fonts.ts';
import { isRightToLeft, type Piece, splitByFace } from './split-by-face.ts';

/** A node of the layout library. */
export interface LayoutNode {
  type: string;
  value?: string;
  props: Record<string, unknown> & { structure?: Structure; fixed?: boolean };
  style: Record<string, unknown>;
  box?: Record<string, number>;
  children: LayoutNode[];
}

/** The same on both halves of an element that a page break divides. */
export interface Structure {
  tag: DocumentTag;
  id: number;
}

export function layoutNode(document: DocumentElement, fonts: DocumentFonts): LayoutNode {
  let lastId = 0;
  const build = (node: DocumentElement, inherited: Inherited): LayoutNode => {
    const { type, props, tag, pageWords, children } = node;
    const { style: own = {}, ...rest } = props as { style?: Record<string, unknown> };
    const style = { ...inherited, ...faceStyle(own) };
    lastId += 1;
    const structure = tag ? { structure: { tag, id: lastId } } : {};
    const built: LayoutNode = { type, box: {}, style: own, props: { ...rest, ...structure }, children: [] };
    const elements = children.filter((child) => typeof child !== 'string');
    if (type === 'SVG' && elements.some(hasText)) throw new Error('text in a drawing has one font only');
    if (type !== 'TEXT' && type !== 'LINK') {
      built.children = elements.map((child) => build(child, style));
      return built;
    }
    const text = textOf(children);
    const direction =
      inherited.direction ?? directionOf(pageWords?.kind === 'running' ? pageWords.text : text);
    const set = (words: string) =>
      piecesOf(splitByFace(words, fonts.facesFor(style, words)), style, direction);
    // The columns of a page stay where they are, whatever is written in them.
    if (direction === 'rtl') built.style = { ...own, direction, textAlign: own.textAlign ?? 'left' };
    built.children = children.flatMap((child) =>
      typeof child === 'string' ? set(child) : [build(child, { ...style, direction })],
    );
    // A line ends within a word, and and then without a hyphen, only in Chinese and Japanese.
    if (!hasAsian(text)) built.props.hyphenationPenalty = 10_000;
    if (pageWords) built.props.render = (page: PageCount) => set(wordsOn(page, pageWords));
    return built;
  };
  return build(document, {});
}

function faceStyle(style: Record<string, unknown>): FaceStyle {
  const names = ['fontFamily', 'fontWeight', 'fontStyle'] as const;
  return Object.fromEntries(names.flatMap((name) => (name in style ? [[name, style[name]]] : [])));
}

interface Inherited extends FaceStyle {
  direction?: Direction;
}

type Direction = 'ltr' | 'rtl';

function piecesOf(pieces: readonly Piece[], { fontFamily }: FaceStyle, direction: Direction): LayoutNode[] {
  return pieces.map(({ family, text }) => {
    const instance = { type: 'TEXT_INSTANCE', value: text } as LayoutNode;
    if (family === fontFamily) return instance;
    return { type: 'TEXT', style: { fontFamily: family, direction }, props: {}, children: [instance] };
  });
}

const hasText = ({ type, children }: DocumentElement): boolean =>
  type === 'TEXT' || children.some((child) => typeof child !== 'string' && hasText(child));

const textOf = (children: readonly DocumentNode[]): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child.children))).join('');

const directionOf = (text: string): Direction => (isRightToLeft(text) ? 'rtl' : 'ltr');

interface PageCount {
  pageNumber: number;
  totalPages: number;
}

function wordsOn({ pageNumber, totalPages }: PageCount, words: PageWords): string {
  if (words.kind === 'running') return pageNumber > 1 ? words.text : '';
  return totalPages === 1 ? '' : `${pageNumber} / ${totalPages}`;
}
