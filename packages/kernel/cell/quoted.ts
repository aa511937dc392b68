/** A text that shares a cell with others: quoted where the reader would split or misread it. */
export const quoted = (text: string, separators: RegExp): string =>
  /^\s|["\n]|\s$/.test(text) || separators.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** The text itself. */
export const unquoted = (part: string): string => {
  const inner = /^"((?:[^"]|"")*)"$/.exec(part.trim())?.[1]
  return inner === undefined ? part.trim() : inner.replaceAll('""', '"')
}
