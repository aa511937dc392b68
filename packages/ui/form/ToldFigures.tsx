import type { Telling } from '@chengban/kernel/telling.ts'
import { Fragment } from 'react'
import { moneyParts } from '../figures/money.ts'
import { alarmsIn, figuresIn, sharesIn, toldOf } from './told-figures.ts'
import { keyOf, type TellingInput, useTold } from './use-told.ts'

interface Props extends TellingInput {
  readonly name: string
}

/** Figures that the server computes from the typed values, shown under the field they belong to. */
export default function ToldFigures({ name, ...asked }: Props) {
  return asked.entity.tells?.map((told) =>
    told.at === name ? <Figures key={keyOf(told)} told={told} {...asked} /> : null,
  )
}

const Figures = ({ told, ...asked }: TellingInput & { readonly told: Telling }) => {
  const { answer } = useTold(told, asked)
  if (answer === undefined || answer === null) return null
  const figures = figuresIn(toldOf(asked.entity, told), answer, asked.known)
  const alarms = alarmsIn(told, answer)
  if (figures.length === 0 && alarms.length === 0) return null
  return (
    <output className="cb-field-told">
      <Shares told={told} answer={answer} />
      {figures.map(([label, value]) => (
        <Fragment key={label}>
          {label} <b>{written(value)}</b>{' '}
        </Fragment>
      ))}
      {alarms.map((words) => (
        <em key={words}>{words}</em>
      ))}
    </output>
  )
}

/** The parts of a whole as one bar; the figures behind it say what it shows. */
const Shares = ({ told, answer }: { readonly told: Telling; readonly answer: unknown }) => {
  const shares = sharesIn(told, answer)
  if (!shares) return null
  return (
    <span className={shares.isOver ? 'cb-told-bar is-over' : 'cb-told-bar'} aria-hidden="true">
      {shares.parts.map(([part, share]) => (
        <i key={part} style={{ width: `${share * 100}%` }} />
      ))}
    </span>
  )
}

/** Formats sums with separators and leaves other figures as received. */
const written = (value: string): string => {
  const parts = /\.\d{2}$/.test(value) ? moneyParts(value) : undefined
  return parts ? `${parts.sign}${parts.whole}${parts.decimals}` : value
}
