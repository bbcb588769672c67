import { defineConfig } from 'vite'

// What is measured is the code as it ships: bundled, not wrapped by a loader that keeps every function's name.

export default defineConfig({
  logLevel: 'error',
  build: {
    ssr: 'bench/score.ts',
    outDir: 'node_modules/.cache/legible-bench',
    emptyOutDir: true,
    target: 'node20',
  },
})
