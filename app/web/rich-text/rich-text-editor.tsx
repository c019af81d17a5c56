import type { Editor } from '@tiptap/core';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { FieldError, Hint } from '#app/ui/forms/field-frame.tsx';
import type { RichOptions } from '#studio/shared/content/rich-text/rich-text.ts';
import { parseRichText, type RichTextProblem } from '#studio/shared/content/rich-text/rich-text-source.ts';
import type { LeftOut } from './clean-pasted-html.ts';
import { LinkDialog } from './link-dialog.tsx';
import { openEditor } from './open-editor.ts';
import type { RichTextWords } from './rich-text.messages.ts';

export interface RichTextEditorProps {
  textarea: RefObject<HTMLTextAreaElement | null>;
  options: RichOptions;
  words: RichTextWords;
  /** The text has a link that is not valid: it is put right in the textarea. */
  onUnreadable: () => void;
}

/** Loaded when the field is used. */
export function RichTextEditor({ textarea, options, words, onUnreadable }: RichTextEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isLinking, setLinking] = useState(false);
  const [problem, setProblem] = useState<RichTextProblem | null>(null);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const given = useRef({ options, onUnreadable });

  useLayoutEffect(() => {
    const field = textarea.current;
    if (!host.current || !field) return;
    const editLink = () => setLinking(true);
    const opened = openEditor({
      host: host.current,
      textarea: field,
      options: given.current.options,
      editLink,
      onLeftOut: setLeftOut,
    });
    if (!opened) return given.current.onUnreadable();
    const check = () => {
      const read = parseRichText(field.value, given.current.options);
      setProblem(read.ok ? null : read.problem);
    };
    field.addEventListener('input', check);
    setEditor(opened);
    return () => {
      field.removeEventListener('input', check);
      opened.destroy();
    };
  }, [textarea]);

  useEffect(() => {
    const label = textarea.current?.labels[0];
    const focus = () => editor?.commands.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, textarea]);

  return (
    <div className="rich-editor">
      {editor && (
        <EditorToolbar editor={editor} options={options} words={words} onLink={() => setLinking(true)} />
      )}
      <div ref={host} />
      {editor && isLinking && <LinkDialog editor={editor} words={words} onClose={() => setLinking(false)} />}
      <div role="status">
        {problem && <FieldError id={null} text={words.problems[problem]} />}
        {leftOut && <Hint id={null} text={leftOutText(leftOut, words)} />}
      </div>
    </div>
  );
}

function leftOutText(leftOut: LeftOut, words: RichTextWords): string {
  const kinds = (['pictures', 'recordings', 'links'] as const).filter((kind) => leftOut[kind] > 0);
  const texts = kinds.map((kind) => {
    const { one, many } = words.leftOut[kind];
    return leftOut[kind] === 1 ? one : many.replace('{count}', String(leftOut[kind]));
  });
  return texts.join(' ');
}

interface ToolbarProps {
  editor: Editor;
  options: RichOptions;
  onLink: () => void;
  words: RichTextWords;
}

type Tool = 'bold' | 'italic' | 'link' | 'heading' | 'bulletList' | 'orderedList';

interface ToolProps {
  sign: ReactNode;
  /** aria-keyshortcuts */
  keys?: string;
}

const tools: Readonly<Record<Tool, ToolProps>> = {
  bold: { sign: <b>B</b>, keys: 'Control+B' },
  italic: { sign: <i>I</i>, keys: 'Control+I' },
  link: {
    sign: (
      <Icon path="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
    ),
    keys: 'Control+K',
  },
  heading: { sign: <Icon path="M5 5v14M15 5v14M5 12h10M19 15v4" /> },
  bulletList: {
    sign: <Icon path="M9 6h11M9 12h11M9 18h11M4 6h1.5M4 12h1.5M4 18h1.5" />,
    keys: 'Control+Shift+8',
  },
  orderedList: {
    sign: <Icon path="M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 14.5c2.5-1.5 3 .5 1.5 2L4 19h3" />,
    keys: 'Control+Shift+7',
  },
};

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** One stop of Tab; the arrow keys move within it (ARIA Authoring Practices). */
const ofLists: readonly Tool[] = ['bulletList', 'orderedList'];

function EditorToolbar({ editor, options, onLink, words }: ToolbarProps) {
  const { hasHeadings, isList } = options;
  const shown = (Object.keys(tools) as Tool[]).filter((tool) =>
    tool === 'heading' ? hasHeadings : !(isList && ofLists.includes(tool)),
  );
  const [current, setCurrent] = useState<Tool>('bold');
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', redraw);
    return () => {
      editor.off('transaction', redraw);
    };
  }, [editor]);

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const at = shown.indexOf(current);
    const places: Partial<Record<string, number>> = {
      ArrowRight: (at + 1) % shown.length,
      ArrowLeft: (at - 1 + shown.length) % shown.length,
      Home: 0,
      End: shown.length - 1,
    };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  }

  return (
    <div className="rich-toolbar" role="toolbar" aria-label={words.toolbar} onKeyDown={move}>
      {shown.map((tool) => (
        <button
          key={tool}
          type="button"
          tabIndex={tool === current ? 0 : -1}
          aria-label={words[tool]}
          title={words[tool]}
          aria-pressed={editor.isActive(tool)}
          {...(tools[tool].keys ? { 'aria-keyshortcuts': tools[tool].keys } : {})}
          onFocus={() => setCurrent(tool)}
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (tool === 'link' ? onLink() : toggle(editor, tool))}
        >
          {tools[tool].sign}
        </button>
      ))}
    </div>
  );
}

function toggle(editor: Editor, tool: Exclude<Tool, 'link'>): void {
  const chain = editor.chain().focus();
  if (tool === 'bold' || tool === 'italic') chain.toggleMark(tool).run();
  else if (tool === 'heading') chain.toggleNode('heading', 'paragraph', { level: 3 }).run();
  else chain.toggleList(tool, 'listItem').run();
}
