import { defineConfig } from 'vite'

// What is measured is the code as it ships: bundled, not wrapped by a loader that keeps every function's name. The script
// says which file: `vite build --config bench/bundled.ts --ssr bench/jobs.ts`.

export default defineConfig({
  logLevel: 'error',
  build: {
    outDir: 'node_modules/.cache/legible-bench',
    emptyOutDir: false,
    target: 'node20',
  },
})
