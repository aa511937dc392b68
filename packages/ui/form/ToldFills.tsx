import type { Telling } from '@chengban/kernel/telling.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { fillsIn } from './told-figures.ts'
import { keyOf, type TellingInput, useTold } from './use-told.ts'
import type { Values } from './values.ts'

interface Props extends TellingInput {
  readonly onFill: (values: Values) => void
}

/** Shows nothing: fills columns of a row with what the server answers to others, whether they are in sight or not. */
export default function ToldFills(props: Props) {
  return props.entity.tells?.map((told) =>
    'fills' in told && told.fills ? <Fill key={keyOf(told)} told={told} {...props} /> : null,
  )
}

const Fill = ({ told, onFill, ...asked }: Props & { readonly told: Telling }) => {
  const { answer, isCurrent } = useTold(told, asked)
  const given = useRef<Values>({})
  const fill = useEffectEvent(() => {
    if (answer === undefined || !isCurrent) return
    const found = fillsIn(told, answer, asked.known, given.current)
    given.current = found.given
    if (Object.keys(found.changes).length > 0) onFill(found.changes)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer fills anew, not what is typed since
  useEffect(() => fill(), [answer, isCurrent])
  return null
}
