/** What a record has come to: drawn as a dot and its word. What it was before, or asks to be, is no state of it. */
export const isStateField = (name: string): boolean => /^(?!pre|update)\w*([sS]tatus|[sS]tage|[sS]tate)$/.test(name)
