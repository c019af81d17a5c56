import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { DocumentNode, DocumentTag, PageWords } from '#platform/media/document-node.ts';
import { type Lane, type Processes, TaskFailed } from '#platform/processes/processes.ts';
import { paperFaces } from './document-fonts.ts';

/** Renders components to plain elements for the printing process. Documents have no state and no effects. */
function plainDocument(node: ReactNode): DocumentNode[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (!isValidElement<Properties>(node)) return [...(node as Iterable<ReactNode>)].flatMap(plainDocument);
  const { type, props } = node;
  if (type === Fragment) return plainDocument(props.children);
  if (typeof type === 'function') return plainDocument((type as (props: Properties) => ReactNode)(props));
  if (typeof type !== 'string') throw new Error('a paper is made of functions and elements');
  const { children, pageWords, tag, ...rest } = props;
  const described = { ...(pageWords ? { pageWords } : {}), ...(tag ? { tag } : {}) };
  return [{ type, props: rest, ...described, children: plainDocument(children) }];
}

interface Properties extends Record<string, unknown> {
  children?: ReactNode;
  pageWords?: PageWords;
  tag?: DocumentTag;
}

/** Renders in a child process, within about a second: callers cache it. Throws on an unreadable picture. */
export async function renderDocument(
  processes: Processes,
  paper: ReactElement,
  lane: Lane = 'owner',
): Promise<Uint8Array<ArrayBuffer>> {
  const [document] = plainDocument(paper);
  if (!document) throw new TaskFailed('print-document', 'unreadable', 'the paper is empty');
  return new Uint8Array(await processes.run('print-document', { document, faces: paperFaces }, { lane }));
}
