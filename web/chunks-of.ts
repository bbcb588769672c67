/** What a stream brings, piece by piece: Safari before 27 cannot go through one with `for await`. */
export async function* chunksOf<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk, void, void> {
  const reader = stream.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    // Who stops early wants no more of it; after the end this does nothing.
    await reader.cancel().catch(() => undefined)
  }
}
