import type { CSSProperties } from 'react'
import { type Dated, type Layer, layers, wordsOf } from './layers.ts'

interface Props {
  readonly item: Dated
  /** Whose it is, where several people are shown. */
  readonly whose?: string | undefined
  readonly place?: CSSProperties
}

/** Something of the calendar; it leads to its record where the reader may open that. */
export const Entry = ({ item, whose, place }: Props) => {
  const kind = layers[item.kind as Layer] ?? ''
  const words = wordsOf(item, whose)
  const props = {
    className: `cb-schedule-entry is-${item.kind}${item.isDelay ? ' is-late' : ''}`,
    ...(place ? { style: place } : {}),
    title: [kind, words, item.isDelay && '已逾期'].filter(Boolean).join('，'),
  }
  if (!item.route) return <span {...props}>{words}</span>
  return (
    <a {...props} href={`#${item.route.replace(/^#/, '')}`}>
      {words}
    </a>
  )
}
