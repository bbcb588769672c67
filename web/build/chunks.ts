/** Stays a file of its own: by it the manifest knows what the app starts with. */
const ENTRY = /\/main\.tsx$|\.html$/

// Every page loads what the app starts with. Left to itself the bundler makes a file of each set of modules that some
// page shares with it, and a visit began with thirty requests, most of them for less than two kilobytes.
export const CHUNKS = [{ name: 'core', tags: ['$initial' as const], test: (id: string) => !ENTRY.test(id) }]
