const DIGITS = '零一二三四五六七八九'
const PLACES = ['', '十', '百', '千']
const GROUPS = ['', '万', '亿']
const LARGEST = 999_999_999_999

/** A whole number in Chinese: 12 → 十二, 100010 → 十万零一十, -3 → 负三. Anything else gives the digits as they are. */
export function chineseNumber(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) > LARGEST) return String(value)
  if (value === 0) return '零'
  const words = positive(Math.abs(value))
  return value < 0 ? `负${words}` : words
}

function positive(value: number): string {
  let words = ''
  let gap = false
  for (let group = GROUPS.length - 1; group >= 0; group--) {
    const part = Math.floor(value / 10_000 ** group) % 10_000
    if (part === 0) {
      gap = words !== ''
      continue
    }
    if (words !== '' && (gap || part < 1000)) words += '零'
    words += fourDigits(part) + GROUPS[group]
    gap = false
  }
  return words.startsWith('一十') ? words.slice(1) : words
}

function fourDigits(part: number): string {
  let words = ''
  let gap = false
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(part / 10 ** place) % 10
    if (digit === 0) {
      gap = words !== ''
      continue
    }
    words += (gap ? '零' : '') + DIGITS[digit] + PLACES[place]
    gap = false
  }
  return words
}
