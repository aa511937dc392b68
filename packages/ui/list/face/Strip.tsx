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
  },
  week: { present: '本周', head: () => '周一', place: (day: string) => day.slice(5).replace('-', '/') },
} as const

/** The days of a week, or weeks, each with a dot where it has rows; the list below shows the chosen one. */
export default function Strip({ entity, strip, where }: Props) {
  const { places, chosen, present, filled, choose, step } = useStrip(entity, strip, where)
  const isDays = strip.step === 'day'
  const words = wordsOf[strip.step]
  return (
    <nav className="cb-face-strip" aria-label={isDays ? '日期' : '周'}>
      <button type="button" aria-label="往前" onClick={() => step(-1)}>
        <LeftOutlined />
      </button>
      {places.map((place) => (
        <button
          key={place}
          type="button"
          aria-label={`${place}${isDays ? '' : ' 起一周'}${filled.has(place) ? '，有内容' : ''}`}
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
