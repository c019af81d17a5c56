import { fileURLToPath } from 'node:url';
import { Font, renderToBuffer } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { DocumentFace, DocumentNode, PageWords } from '#platform/media/document-node.ts';
import type { MediaTasks } from '#platform/media/media-tasks.ts';

const project = new URL('../../../../', import.meta.url);
const registered = new Set<string>();

export async function printDocument({
  document,
  faces,
}: MediaTasks['print-document']['input']): Promise<Uint8Array> {
  for (const face of faces) register(face);
  // The library would hyphenate Danish by English rules.
  Font.registerHyphenationCallback((word) => [word]);
  const element = elementOf(document);
  if (typeof element === 'string') throw new Error('a document is no text');
  return new Uint8Array(await renderToBuffer(element));
}

function register({ family, weight, style, file }: DocumentFace): void {
  if (registered.has(file)) return;
  registered.add(file);
  Font.register({ family, src: fileURLToPath(new URL(file, project)), fontWeight: weight, fontStyle: style });
}

function elementOf(node: DocumentNode): ReactElement<Record<string, unknown>> | string {
  if (typeof node === 'string') return node;
  const { type, props, pageWords, children } = node;
  const render = pageWords && { render: (page: PageCount) => wordsOn(page, pageWords) };
  return createElement(type, { ...props, ...render }, ...children.map(elementOf));
}

interface PageCount {
  pageNumber: number;
  totalPages: number;
}

function wordsOn({ pageNumber, totalPages }: PageCount, words: PageWords): string {
  if (words.kind === 'running') return pageNumber > 1 ? words.text : '';
  return totalPages === 1 ? '' : `${pageNumber} / ${totalPages}`;
}
