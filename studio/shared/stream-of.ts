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
