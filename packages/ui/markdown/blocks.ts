/** A part of a text written in Markdown. HTML in it stays text. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }
  | { readonly kind: 'quote'; readonly inner: readonly Block[] }
  | { readonly kind: 'list'; readonly first: number | undefined; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** The block read from the lines, and the line at which reading continues. */
type Read = readonly [Block | undefined, number]

export const blocksOf = (source: string): readonly Block[] => read(source.replace(/\r\n?/g, '\n').split('\n'))

const read = (lines: readonly string[]): readonly Block[] => {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    const [block, next] =
      readers.reduce<Read | undefined>((found, each) => found ?? each(lines, at), undefined) ?? paragraph(lines, at)
    if (block) blocks.push(block)
    at = next
  }
  return blocks
}

type Reader = (lines: readonly string[], at: number) => Read | undefined

const line = (lines: readonly string[], at: number): string => lines[at] ?? ''

/** The first line from `at` for which the test does not hold. */
const past = (lines: readonly string[], at: number, test: (line: string) => boolean): number => {
  let end = at
  while (end < lines.length && test(line(lines, end))) end++
  return end
}

const blank: Reader = (lines, at) => (line(lines, at).trim() === '' ? [undefined, at + 1] : undefined)

const code: Reader = (lines, at) => {
  const fence = /^ {0,3}(```+|~~~+)/.exec(line(lines, at))?.[1]
  if (!fence) return undefined
  const end = past(lines, at + 1, (each) => !each.trim().startsWith(fence))
  return [{ kind: 'code', text: lines.slice(at + 1, end).join('\n') }, end + 1]
}

const heading: Reader = (lines, at) => {
  const [, signs, text] = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(line(lines, at)) ?? []
  return signs ? [{ kind: 'heading', level: signs.length, text: text ?? '' }, at + 1] : undefined
}

const rule: Reader = (lines, at) =>
  /^ {0,3}([-*_])(\s*\1){2,}\s*$/.test(line(lines, at)) ? [{ kind: 'rule' }, at + 1] : undefined

const quote: Reader = (lines, at) => {
  const end = past(lines, at, (each) => /^ {0,3}>/.test(each))
  if (end === at) return undefined
  return [{ kind: 'quote', inner: read(lines.slice(at, end).map((each) => each.replace(/^ {0,3}> ?/, ''))) }, end]
}

const sign = /^( {0,3})([-*+]|\d{1,9}[.)])( +)(?=\S)/

const list: Reader = (lines, at) => {
  const begin = sign.exec(line(lines, at))
  if (!begin) return undefined
  const isNumbered = /\d/.test(begin[2] ?? '')
  const items: (readonly Block[])[] = []
  let next = at
  for (let mark = begin; mark && /\d/.test(mark[2] ?? '') === isNumbered; ) {
    const width = mark[0].length
    const end = past(lines, next + 1, (each) => each.trim() === '' || each.search(/\S/) >= Math.min(width, 2))
    const inner = lines
      .slice(next, end)
      .map((each, index) => (index === 0 ? each.slice(width) : outdented(each, width)))
    items.push(read(inner))
    next = end
    const again = sign.exec(line(lines, next))
    if (!again) break
    mark = again
  }
  return [{ kind: 'list', first: isNumbered ? Number.parseInt(begin[2] ?? '1', 10) : undefined, items }, next]
}

const outdented = (text: string, width: number): string => text.slice(Math.min(width, Math.max(0, text.search(/\S|$/))))

const table: Reader = (lines, at) => {
  const isRow = (each: string): boolean => each.includes('|') && each.trim() !== ''
  if (!isRow(line(lines, at)) || !/^[\s|:-]*-[\s|:-]*$/.test(line(lines, at + 1)) || !isRow(line(lines, at + 1)))
    return undefined
  const end = past(lines, at + 2, isRow)
  return [{ kind: 'table', head: cellsOf(line(lines, at)), rows: lines.slice(at + 2, end).map(cellsOf) }, end]
}

const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

const readers: readonly Reader[] = [blank, code, heading, rule, quote, list, table]

const paragraph = (lines: readonly string[], at: number): Read => {
  const goesOn = (each: string): boolean => ![blank, code, heading, rule, quote, list].some((other) => other([each], 0))
  const end = Math.max(at + 1, past(lines, at, goesOn))
  return [{ kind: 'paragraph', text: lines.slice(at, end).join('\n').trim() }, end]
}
