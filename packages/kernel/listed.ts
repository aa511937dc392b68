/** What a query lists in one parameter: with commas, in brackets or not, or as a JSON array of texts and numbers. */
export const listed = (text: string): readonly string[] =>
  (arrayIn(text) ?? text.split(',')).map((one) => one.trim()).filter((one) => one !== '')

const arrayIn = (text: string): readonly string[] | undefined => {
  const [, inner] = /^\s*\[(.*)\]\s*$/s.exec(text) ?? []
  if (inner === undefined) return undefined
  try {
    const value: unknown[] = JSON.parse(text)
    return value.every((one) => typeof one === 'string' || typeof one === 'number') ? value.map(String) : undefined
  } catch {
    return inner.split(',')
  }
}
