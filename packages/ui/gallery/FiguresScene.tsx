import type { ReactNode } from 'react'
import { dayHeading, formatDateTime, shortDateTime, span, toWire } from '../dates/date-time.ts'
import { chineseNumber } from '../figures/chinese-number.ts'
import { fileSize } from '../figures/file-size.ts'

const SIZES = [0, 1536, 1_048_576, 1_073_741_824, 1_099_511_627_776]
const NUMBERS = [0, 10, 12, 20, 101, 110, 1001, 10_000, 100_010, -3, 999_999_999_999, 1.5]
const MOMENTS = ['2026-11-18T06:20:00Z', '2026-11-18T14:20:00+08:00', '2026-11-18T23:30:00-05:00', null, '明天']
const AT = new Date('2026-11-18T12:00:00+08:00')

/** Examples of formatting, raw values beside their text: sizes, times in every device time zone, numbers in Chinese. */
export const FiguresScene = () => (
  <div className="g-grid">
    <Pairs name="文件大小" pairs={SIZES.map((size) => [`${size}`, fileSize(size)])} />
    <Pairs name="中文数字" pairs={NUMBERS.map((number) => [`${number}`, chineseNumber(number)])} />
    <div>
      <Pairs name="时间" pairs={MOMENTS.map((moment) => [moment ?? '空', formatDateTime(moment)])} />
      <br />
      <Pairs
        name="时间：短、段、发出、标题"
        pairs={[
          ['当天', shortDateTime('2026-11-18T01:05:00+08:00', AT)],
          ['当年', shortDateTime('2026-03-02T09:00:00+08:00', AT)],
          ['往年', shortDateTime('2025-03-02T09:00:00+08:00', AT)],
          ['段', span('2026-11-02', '2026-11-20', AT)],
          ['跨年', span('2026-12-28', '2027-01-03', AT)],
          ['发出', toWire('2026-11-18T06:20:00Z')],
          ['标题', dayHeading('2026-11-16T09:00:00+08:00', AT)],
        ]}
      />
    </div>
  </div>
)

interface PairsProps {
  readonly name: string
  readonly pairs: readonly (readonly [string, ReactNode])[]
}

const Pairs = ({ name, pairs }: PairsProps) => (
  <div className="g-sheet g-block">
    <h3>{name}</h3>
    <dl className="g-pairs">
      {pairs.map(([given, read]) => (
        <div key={given}>
          <dt>{given}</dt>
          <dd>{read || '（不显示）'}</dd>
        </div>
      ))}
    </dl>
  </div>
)
