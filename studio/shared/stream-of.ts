/** Its first piece is read at once: a place that does not answer throws before the response begins. */
export async function begunStream(stream: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const reader = stream.getReader();
  let first: Awaited<ReturnType<typeof reader.read>> | null = await reader.read();
  return new ReadableStream<Uint8Array>(
    {
      async pull(to) {
        const { done, value } = first ?? (await reader.read());
        first = null;
        if (done) to.close();
        else to.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Reads a piece when the reader asks for it, none ahead; ends the generator when the reader cancels. */
export function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(to) {
        const { done, value } = await pieces.next();
        if (done) to.close();
        else to.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
