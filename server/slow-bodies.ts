import type { IncomingMessage } from 'node:http';

export interface BodyPace {
  /** Time beyond what the bytes received so far may take. */
  graceMs: number;
  bytesPerSecond: number;
  /** Null: as long as the sender keeps the pace. */
  mostMs: number | null;
}

const checkMs = 1_000;

/** Closes the connection of a sender that is slow. Time in which received bytes wait for us does not count. */
export function endSlowBody(request: IncomingMessage, pace: BodyPace): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const before = socket.bytesRead;
  let waitedMs = 0;
  const timer = setInterval(() => {
    if (request.readableLength > 0) return;
    waitedMs += checkMs;
    const earnedMs = ((socket.bytesRead - before) / pace.bytesPerSecond) * 1_000;
    if (waitedMs > Math.min(pace.graceMs + earnedMs, pace.mostMs ?? Number.POSITIVE_INFINITY))
      request.destroy();
  }, checkMs).unref();
  for (const end of ['end', 'close'] as const) request.once(end, () => clearInterval(timer));
}
