import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { weekday } from '@chengban/kernel/days.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Declared } from './strip-places.ts'
import { useStrip } from './use-strip.ts'
import './face.css'

interface Props {
  readonly entity: Entity
  readonly strip: Declared
  readonly where: Readonly<Record<string, unknown>> | undefined
}

const wordsOf = {
  day: {
    present: '今',
    head: (day: string) => '一二三四五六日'[weekday(day) - 1],
    place: (day: string) => Number(day.slice(8)),
    label: '日期',
    kind: '',
  },
  week: {
    present: '本周',
    head: () => '周一',
    place: (day: string) => day.slice(5).replace('-', '/'),
    label: '周',
    kind: ' 起一周',
  },
  month: {
    present: '本月',
    head: (day: string) => day.slice(0, 4),
    place: (day: string) => `${Number(day.slice(5, 7))}月`,
    label: '月',
    kind: ' 起一月',
  },
} as const

/** The days of a week, weeks or months, each with a dot where it has rows; the list below shows the chosen one. */
export default function Strip({ entity, strip, where }: Props) {
  const { places, chosen, present, filled, choose, step } = useStrip(entity, strip, where)
  const words = wordsOf[strip.step]
  return (
    <nav className="cb-face-strip" aria-label={words.label}>
      <button type="button" aria-label="往前" onClick={() => step(-1)}>
        <LeftOutlined />
      </button>
      {places.map((place) => (
        <button
          key={place}
          type="button"
          aria-label={`${place}${words.kind}${filled.has(place) ? '，有内容' : ''}`}
          aria-current={place === chosen ? 'date' : undefined}
          className={filled.has(place) ? 'is-filled' : undefined}
          onClick={() => choose(place)}
        >
          <small>{place === present ? words.present : words.head(place)}</small>
          <b>{words.place(place)}</b>
        </button>
      ))}
      <button type="button" aria-label="往后" onClick={() => step(1)}>
        <RightOutlined />
      </button>
    </nav>
  )
}
