/** A name is typed by whoever registered: it must not look like lines of ours. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 80)
