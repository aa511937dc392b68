/** What was typed without separators, full-width digits as plain ones; empty is null. */
export const plainFigure = (typed: string): string | null => {
  const narrow = typed
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 65_296))
    .replace(/[．。]/g, '.')
    .replace(/[−－]/g, '-')
  const text = narrow.replace(/[,，\s¥￥%]/g, '')
  return text === '' ? null : text
}
