import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { DocumentTag } from '#platform/media/document-node.ts';
import type { LayoutNode } from './layout-node.ts';

/**
 * Marks the texts of a laid-out document as content of its structure tree. The layout library writes no tags, but
 * draws in reading order, and calls back where a canvas is: one before and one after each text.
 */
export function tagDocument(document: LayoutNode, on: PDFDocument): LayoutNode {
  const root = on.struct('Document');
  on.addStructure(root);
  const elements = new Map<number, StructureElement>();

  const elementOf = (tag: DocumentTag, id: number, parent: StructureElement): StructureElement => {
    const known = elements.get(id);
    if (known) return known;
    const element = added(on, tag, parent);
    elements.set(id, element);
    return element;
  };

  const tagged = (node: LayoutNode, parent: Parent): LayoutNode[] => {
    const { fixed, structure } = node.props;
    if (fixed) return between(on, node, () => on.markContent('Artifact', { type: 'Pagination' }));
    const isDecoration = structure?.tag === 'Artifact' || !hasText(node);
    if (isDecoration) return between(on, node, () => on.markContent('Artifact', { type: 'Layout' }));
    const own = structure
      ? { tag: structure.tag, element: elementOf(structure.tag, structure.id, parent.element) }
      : parent;
    if (node.type !== 'TEXT')
      return [{ ...node, children: node.children.flatMap((child) => tagged(child, own)) }];
    const { tag, element } = holdsText.has(own.tag)
      ? own
      : { tag: 'P' as const, element: added(on, 'P', own.element) };
    return between(on, node, () => element.add(on.markStructureContent(tag)));
  };

  const pages = document.children.map((page) => ({
    ...page,
    children: page.children.flatMap((child) => tagged(child, { tag: 'Document', element: root })),
  }));
  return { ...document, children: pages };
}

interface Parent {
  tag: DocumentTag | 'Document';
  element: StructureElement;
}

function added(on: PDFDocument, tag: DocumentTag, parent: StructureElement): StructureElement {
  const element = on.struct(tag, tag === 'TH' ? { scope: 'Row' } : {});
  parent.add(element);
  return element;
}

const holdsText: ReadonlySet<string> = new Set<DocumentTag>(['H1', 'H2', 'LBody', 'Lbl', 'P', 'TD', 'TH']);

function hasText(node: LayoutNode): boolean {
  return node.type === 'TEXT' || (node.children ?? []).some(hasText);
}

function between(on: PDFDocument, node: LayoutNode, begin: () => void): LayoutNode[] {
  return [callback(on, begin), node, callback(on, () => on.endMarkedContent())];
}

/** The library saves the graphics state twice before it calls: a mark may not begin in one state and end in another. */
function callback(on: PDFDocument, act: () => void): LayoutNode {
  const paint = () => {
    on.restore().restore();
    act();
    on.save().save();
  };
  const box = { top: 0, left: 0, width: 1, height: 1 };
  return { type: 'CANVAS', box, style: {}, props: { paint }, children: [] };
}
