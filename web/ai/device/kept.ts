// What this device remembers of models: which were downloaded here, and which was being loaded when the tab died.

const LOADING = 'legible-ai-loading'
const KEPT = 'legible-ai-models'

export const crashMark = {
  set: (modelId: string) => localStorage.setItem(LOADING, modelId),
  clear: () => localStorage.removeItem(LOADING),
  /** A mark that is still there at the start: loading this model ended the tab. It is not loaded again unasked. */
  find: (): string => localStorage.getItem(LOADING) ?? '',
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
