import type * as Library from '@react-pdf/layout';
import { createElement, type ReactNode } from 'react';
import type { DocumentTag, PageWords } from '#platform/media/document-node.ts';

/* Types only: the library is loaded by the printing process (platform/processes/child/print/print-document.ts). */

type PropsOf<Node extends { props: unknown; style?: unknown }> = Node['props'] &
  Pick<Node, 'style'> & { tag?: DocumentTag };

const element =
  <Node extends { props: unknown; style?: unknown }>(name: Library.Node['type']) =>
  (props: PropsOf<Node> & { children?: ReactNode }) =>
    createElement(name, props);

export const Document = element<Library.DocumentNode>('DOCUMENT');
export const Page = element<Library.PageNode>('PAGE');
export const View = element<Library.ViewNode>('VIEW');
export const Text = element<Library.TextNode>('TEXT');
export const Link = element<Library.LinkNode>('LINK');
export const Image = element<Library.ImageNode>('IMAGE');
export const Svg = element<Library.SvgNode>('SVG');
export const Rect = element<Library.RectNode>('RECT');
export const Line = element<Library.LineNode>('LINE');
export const Path = element<Library.PathNode>('PATH');
export const Polygon = element<Library.PolygonNode>('POLYGON');
export const Ellipse = element<Library.EllipseNode>('ELLIPSE');

type Style = Library.TextNode['style'];

export function PageText(props: { style?: Style; pageWords: PageWords }) {
  return createElement('TEXT', props);
}
