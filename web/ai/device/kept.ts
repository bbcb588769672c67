// What this device remembers of models: which were downloaded here, and which was at work when the tab died.

const LOADING = 'legible-ai-loading'
const KEPT = 'legible-ai-models'

export const crashMark = {
  clear: () => localStorage.removeItem(LOADING),
  /** A mark that is still there at the start: this model ended the tab. It is not loaded again unasked. */
  find: (): string => localStorage.getItem(LOADING) ?? '',
}

/** Marks the model while it works. A page that is closed takes its mark along; one that crashes cannot. */
export async function whileMarked<T>(modelId: string, work: () => Promise<T>): Promise<T> {
  localStorage.setItem(LOADING, modelId)
  addEventListener('pagehide', crashMark.clear)
  try {
    return await work()
  } finally {
    removeEventListener('pagehide', crashMark.clear)
    crashMark.clear()
  }
}

function read(): string[] {
  const stored = localStorage.getItem(KEPT)
  return stored ? stored.split('\n').filter(Boolean) : []
}

export const keptModels = {
  list: read,
  add: (modelId: string) => localStorage.setItem(KEPT, [...new Set([...read(), modelId])].join('\n')),
  remove: (modelId: string) =>
    localStorage.setItem(
      KEPT,
      read()
        .filter((id) => id !== modelId)
        .join('\n'),
    ),
}
