import type { FromProcess, ToProcess } from './messages.ts';
import type { TaskFiles } from './processes.ts';

export type PieceMessage = Extract<FromProcess, { kind: 'read' | 'write' }>;

type Unnumbered<M> = M extends ToProcess ? Omit<M, 'task'> : never;
type PieceReply = Unnumbered<Extract<ToProcess, { kind: 'bytes' | 'written' }>>;

export type PieceOf = (message: PieceMessage) => Promise<PieceReply>;

const mostPieceBytes = 8 * 1024 ** 2;

/** Reads from and writes to the files of one task. @throws 'too-large', and what the files throw */
export function pieces({ source, sink }: TaskFiles, mostOutputBytes: number): PieceOf {
  let written = 0;
  return async (message) => {
    if (message.kind === 'read') {
      if (message.length > mostPieceBytes) throw 'too-large';
      const bytes = await source?.read(message.offset, message.length);
      return { kind: 'bytes', bytes: bytes ?? new Uint8Array() };
    }
    written += message.piece.length;
    if (written > mostOutputBytes) throw 'too-large';
    await sink?.(message.number, message.piece);
    return { kind: 'written' };
  };
}
