/** A list as it stands in a data file: one entry a line. */
export const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')
