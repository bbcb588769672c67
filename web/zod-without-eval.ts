// Zod tries `new Function` where it is loaded to see whether it may compile its schemas. The page's policy forbids that,
// and the browser reports the try as a violation. Said on the global, which zod reads: `z.config` would bring the
// library into the first load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
