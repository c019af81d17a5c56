import { Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { paragraphsIn, type RichOptions } from '#studio/shared/content/rich-text/rich-text.ts';
import { cleanPastedHtml, type LeftOut } from './clean-pasted-html.ts';

/** What is pasted and dropped keeps what a rich text can have; `onLeftOut` hears what it loses. */
export function pasteProps(
  { isList = false }: RichOptions,
  onLeftOut: (leftOut: LeftOut | null) => void,
): EditorProps {
  /** True: there is nothing but files. */
  function reportFiles(data: DataTransfer | null): boolean {
    const files = [...(data?.files ?? [])];
    const hasText = data !== null && (data.getData('text/html') || data.getData('text/plain')) !== '';
    const isOnlyFiles = files.length > 0 && !hasText;
    const pictures = files.filter(({ type }) => type.startsWith('image/')).length;
    onLeftOut(isOnlyFiles ? { pictures, recordings: files.length - pictures, links: 0 } : null);
    return isOnlyFiles;
  }
  return {
    handleDOMEvents: {
      paste: (_view: EditorView, { clipboardData }: ClipboardEvent) => {
        reportFiles(clipboardData);
        return false;
      },
      drop: (_view: EditorView, event: DragEvent) => {
        const isOnlyFiles = reportFiles(event.dataTransfer);
        // The browser would open the file in place of the page.
        if (isOnlyFiles) event.preventDefault();
        return isOnlyFiles;
      },
    },
    transformPastedHTML(pasted) {
      const { html, leftOut } = cleanPastedHtml(pasted, { isList });
      onLeftOut(leftOut);
      return html;
    },
    ...(isList ? {} : { clipboardTextParser: plainSlice }),
  };
}

/** An empty line ends a paragraph, as in the textarea; the other line breaks are kept. */
function plainSlice(text: string, context: ResolvedPos): Slice {
  const { schema } = context.doc.type;
  const marks = context.marks();
  const paragraphs = paragraphsIn(text.replaceAll(/\r\n?/g, '\n')).map((part) => {
    const nodes = part
      .split('\n')
      .flatMap((line, at) => [
        ...(at > 0 ? [schema.node('hardBreak', null, undefined, marks)] : []),
        ...(line === '' ? [] : [schema.text(line, marks)]),
      ]);
    return schema.node('paragraph', null, nodes);
  });
  return new Slice(Fragment.from(paragraphs), paragraphs.length > 0 ? 1 : 0, paragraphs.length > 0 ? 1 : 0);
}
