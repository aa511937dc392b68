import { fileSize } from '@chengban/ui/figures/file-size.ts'
import { inWan, MINUS, UNKNOWN } from '@chengban/ui/figures/money.ts'

interface Valued {
  readonly value: number | string | null
  readonly unit: string
}

/** A figure as people read it, its unit apart: sums in 万, the rest as it is. */
export const figureWords = ({ value, unit }: Valued): { readonly text: string; readonly unit: string } => {
  if (value === null) return { text: UNKNOWN, unit: '' }
  if (unit === '状态') return { text: String(value), unit: '' }
  if (unit === '元') return { text: inWan(value), unit: '万' }
  if (unit === '%') return { text: Number(value) === 100 ? '100' : String(value), unit: '%' }
  if (unit === 'B') {
    const [text = '', size = ''] = fileSize(Number(value)).split(' ')
    return { text, unit: size }
  }
  const plain = unit === '小时' ? Number(value).toFixed(1) : Number(value).toLocaleString('en-US')
  return { text: plain.replace('-', MINUS), unit }
}

/** 较上月 +12.5% */
export const compareWords = (compare: string | null): string =>
  compare === null ? '' : `较上月 ${compare.replace('-', MINUS)}`
