import type { DocumentFace, DocumentNode } from './document-node.ts';
import type { MediaFinding } from './media-finding.ts';
import type { PdfPageText } from './pdf-text.ts';
import type { PictureRequest, PrepareOutcome } from './picture.ts';

export interface MediaTasks {
  'prepare-picture': { input: PictureRequest; output: PrepareOutcome };
  'draw-portrait': { input: { bytes: Uint8Array; isInColour: boolean }; output: Uint8Array };
  'draw-email-picture': { input: { bytes: Uint8Array; isInColour: boolean }; output: Uint8Array };
  /** Null: not a picture. */
  'draw-poster': { input: { bytes: Uint8Array; width: number; height: number }; output: Uint8Array | null };
  'prepare-print': { input: { bytes: Uint8Array }; output: string };
  'draw-svg': {
    input: {
      svg: string;
      faces: readonly { family: string; file: string }[];
      photograph: {
        bytes: Uint8Array;
        left: number;
        top: number;
        width: number;
        height: number;
        isGrey: boolean;
      } | null;
    };
    output: Uint8Array;
  };
  'count-pdf-pages': { input: Record<string, never>; output: number };
  'draw-pdf-pages': {
    input: { mostPages: number; width: number; quality: number };
    output: Array<{ page: number; picture: Uint8Array }>;
  };
  'read-pdf-text': { input: Record<string, never>; output: PdfPageText[] };
  'print-document': { input: { document: DocumentNode; faces: readonly DocumentFace[] }; output: Uint8Array };
  'inspect-media': { input: Record<string, never>; output: MediaFinding };
  'convert-film': { input: { pieceBytes: number; mostBytes: number }; output: { bytes: number } };
}
