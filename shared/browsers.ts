/**
 * The oldest browsers Legible runs in. The build's targets, the check of what the built app uses, the page that older
 * browsers are shown and the browser an end-to-end test imitates all follow this table.
 */
export const FLOOR = { safari: '17.0', ios: '17.0', firefox: '128', chrome: '122', edge: '122' } as const

/** In words, for the README and for whoever has an older one. */
export const FLOOR_IN_WORDS = `Safari ${Number(FLOOR.safari)} (iOS ${Number(FLOOR.ios)}), Firefox ${FLOOR.firefox}, Chrome ${FLOOR.chrome} or Edge ${FLOOR.edge}`

/**
 * What a browser at the floor has and, in each family, the release before it lacks. Asked of the browser itself: the name
 * it gives itself may be another's, and on iOS every browser is Safari inside.
 */
export const PROBES = [
  { test: 'window.Set && Set.prototype.union', feature: 'javascript.builtins.Set.union' },
  { test: 'window.CSSPropertyRule', feature: 'api.CSSPropertyRule' },
] as const

/** As the bundler writes them. */
export const BUILD_TARGETS = Object.entries(FLOOR).map(([browser, version]) => `${browser}${version}`)
