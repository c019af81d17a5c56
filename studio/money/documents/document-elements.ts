import type * as Library from '@react-pdf/renderer';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import type { PageWords } from '#platform/media/document-node.ts';

/* Types only: @react-pdf is loaded by the printing process (platform/processes/child/media/print-document.ts). */

const element =
  <P extends object>(name: string) =>
  (props: P & { children?: ReactNode }) =>
    createElement(name, props);

export const Document = element<ComponentProps<typeof Library.Document>>('DOCUMENT');
export const Page = element<ComponentProps<typeof Library.Page>>('PAGE');
export const View = element<ComponentProps<typeof Library.View>>('VIEW');
export const Text = element<ComponentProps<typeof Library.Text>>('TEXT');
export const Link = element<ComponentProps<typeof Library.Link>>('LINK');
export const Image = element<ComponentProps<typeof Library.Image>>('IMAGE');
export const Svg = element<ComponentProps<typeof Library.Svg>>('SVG');
export const Line = element<ComponentProps<typeof Library.Line>>('LINE');
export const Path = element<ComponentProps<typeof Library.Path>>('PATH');
export const Polygon = element<ComponentProps<typeof Library.Polygon>>('POLYGON');
export const Ellipse = element<ComponentProps<typeof Library.Ellipse>>('ELLIPSE');

type Style = ComponentProps<typeof Library.Text>['style'];

export function PageText(props: { style?: Style; pageWords: PageWords }) {
  return createElement('TEXT', props);
}
