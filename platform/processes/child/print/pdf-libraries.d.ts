/** The parts of fontkit and pdfkit that we use; the packages have no types. */
declare module 'fontkit' {
  export interface Glyph {
    id: number;
    codePoints: number[];
    advanceWidth: number;
    isMark: boolean;
    _decode(): { points?: OutlinePoint[] } | null;
  }
  export interface OutlinePoint {
    x: number;
    y: number;
    onCurve: boolean;
    endContour: boolean;
    copy(): OutlinePoint;
  }
  export interface FontTable {
    length: number;
    transformLength?: number;
    offset: number;
  }
  export interface FontStream {
    constructor: new (bytes: Uint8Array) => FontStream;
    pos: number;
    readBuffer(length: number): Uint8Array;
  }
  export interface GlyphPosition {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface Font {
    constructor: new (stream: FontStream, coordinates: readonly number[]) => Font;
    stream: FontStream;
    directory: { totalCompressedSize: number; tables: Record<string, FontTable> };
    _dataPos: number;
    _getTableStream(name: string): FontStream;
    _variationProcessor: { transformPoints(id: number, points: OutlinePoint[]): void } | null;
    createSubset(): unknown;
    postscriptName: string;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    getGlyph(id: number, codePoints?: number[]): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
    glyphsForString(text: string): Glyph[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features?: unknown,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): { glyphs: Glyph[]; positions: GlyphPosition[] };
  }
  export function create(bytes: Uint8Array): Font;
}

declare module 'pdfkit' {
  export interface StructureContent {
    readonly refs: unknown[];
  }
  export interface StructureElement {
    add(child: StructureElement | StructureContent): void;
  }
  export interface EmbeddedFont {
    id: string;
    scale: number;
    subset: { glyphs: number[]; includeGlyph(id: number): number };
    widths: number[];
    unicode: number[][];
    ref(): unknown;
  }
  export default class PDFDocument {
    constructor(options: Record<string, unknown>);
    _root: { data: Record<string, unknown> };
    _font: EmbeddedFont;
    _fontSize: number;
    page: { fonts: Record<string, unknown> };
    addContent(content: string): this;
    save(): this;
    restore(): this;
    struct(type: string, options?: { scope?: 'Row' }): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(type: string): StructureContent;
    markContent(type: 'Artifact', options: { type?: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    on(event: 'data', take: (chunk: Uint8Array) => void): this;
    on(event: 'end', done: () => void): this;
    on(event: 'error', failed: (error: Error) => void): this;
  }
}
