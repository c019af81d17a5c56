import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** [role, ...children]; a text is a child of its element. */
export type StructureNode = string | StructureElement;
interface StructureElement extends ReadonlyArray<StructureNode> {}

interface Part {
  role?: string;
  type?: string;
  id?: string;
  children?: Part[];
}

/** The structure trees of the pages with the texts they refer to, by an independent reader. */
export async function readStructure(bytes: Uint8Array): Promise<StructureNode[]> {
  const loading = getDocument({ data: new Uint8Array(bytes).slice(), verbosity: 0 });
  const pdf = await loading.promise;
  const trees: StructureNode[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const tree: Part | null = await page.getStructTree();
    const texts = await textsById(await page.getTextContent({ includeMarkedContent: true }));
    for (const child of tree?.children ?? []) trees.push(nodeOf(child, texts));
  }
  await loading.destroy();
  return trees;
}

function nodeOf(
  { role = '', id = '', children = [] }: Part,
  texts: ReadonlyMap<string, string>,
): StructureNode {
  if (id) return texts.get(id) ?? '';
  return [role, ...children.map((child) => nodeOf(child, texts))];
}

async function textsById({ items }: { items: readonly object[] }): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items as ReadonlyArray<{ type?: string; id?: string; str?: string; hasEOL?: boolean }>) {
    if (item.type?.startsWith('beginMarkedContent')) open.push(item.id ?? '');
    else if (item.type === 'endMarkedContent') open.pop();
    else {
      const id = open.at(-1) ?? '';
      texts.set(id, `${texts.get(id) ?? ''}${item.str ?? ''}${item.hasEOL ? ' ' : ''}`);
    }
  }
  return new Map([...texts].map(([id, text]) => [id, text.replace(/\s+/g, ' ').trim()]));
}
