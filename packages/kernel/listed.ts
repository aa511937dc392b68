/** What a query lists in one parameter: with commas, or as a JSON array of texts. */
export const listed = (text: string): readonly string[] =>
  (arrayIn(text) ?? text.split(',')).map((one) => one.trim()).filter((one) => one !== '')

const arrayIn = (text: string): readonly string[] | undefined => {
  if (!text.trimStart().startsWith('[')) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined
  } catch {
    return undefined
  }
}
