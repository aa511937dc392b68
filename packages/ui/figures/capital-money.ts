import { type Decimal, scaled } from './decimal.ts'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿', '万亿']

/** A sum in capitals as on contracts and invoices: 1186000 → 壹佰壹拾捌万陆仟元整. Empty when it is no sum. */
export function capitalMoney(value: Decimal): string {
  const exact = scaled(value, 2)
  if (exact === undefined) return ''
  const size = exact < 0n ? -exact : exact
  if (size >= 10n ** 18n) return ''
  const words = positive(size)
  return exact < 0n ? `负${words}` : words
}

function positive(size: bigint): string {
  if (size === 0n) return '零元整'
  const yuan = wholePart(String(size / 100n))
  const jiao = Number((size / 10n) % 10n)
  const fen = Number(size % 10n)
  const head = yuan === '' ? '' : `${yuan}元`
  if (jiao === 0 && fen === 0) return `${head}整`
  const tenth = jiao > 0 ? `${DIGITS[jiao]}角` : head === '' ? '' : '零'
  return head + tenth + (fen > 0 ? `${DIGITS[fen]}分` : '整')
}

function wholePart(digits: string): string {
  let words = ''
  let gap = false
  for (let i = 0; i < digits.length; i++) {
    const place = digits.length - 1 - i
    const digit = Number(digits[i])
    if (digit === 0) gap = words !== ''
    else {
      words += (gap ? '零' : '') + DIGITS[digit] + PLACES[place % 4]
      gap = false
    }
    if (place % 4 === 0 && Number(digits.slice(Math.max(0, i - 3), i + 1)) > 0) words += GROUPS[place / 4]
  }
  return words.includes('万亿') && words.indexOf('亿') !== words.lastIndexOf('亿') ? words.replace('万亿', '万') : words
}
