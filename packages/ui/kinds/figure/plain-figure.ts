/** Returns the typed figure without separators, with full-width digits converted; empty becomes null. */
export const plainFigure = (typed: string): string | null => {
  const narrow = typed
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 65_296))
    .replace(/[．。]/g, '.')
    .replace(/[−－]/g, '-')
  const text = narrow.replace(/[,，\s¥￥%]/g, '')
  return text === '' ? null : text
}
