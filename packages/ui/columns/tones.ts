import type { Field } from '@chengban/kernel/field.ts'
import { useMemo } from 'react'
import type { Row } from '../data/row.ts'
import { useOptions } from '../kinds/choice/choice-filter.ts'
import { hueOf } from '../marks/states.ts'
import '../marks/tones.css'

export interface Tone {
  readonly value: string
  readonly word: string
  /** Class that sets `--tone`, `--wash` and `--word`. */
  readonly className: string
}

/** The colours of a choice: a state's own hue, else the chart colours in the order of the values. */
export const useTones = (field: Field | undefined): ReadonlyMap<string, Tone> => {
  const options = useOptions(field ?? noField)
  return useMemo(() => new Map(tonesOf(options).map((tone) => [tone.value, tone])), [options])
}

export const tonesOf = (options: readonly { readonly value: string; readonly label: string }[]): readonly Tone[] => {
  const areStates = options.some(({ label }) => hueOf(label) !== 'still')
  return options.map(({ value, label }, at) => ({
    value,
    word: label,
    className: `cb-tone-${areStates ? hueOf(label) : `c${(at % 7) + 1}`}`,
  }))
}

/** The tone of a row; plain indigo where nothing gives one. */
export const toneOf = (tones: ReadonlyMap<string, Tone>, row: Row, name: string | undefined): string =>
  tones.get(String(name ? row[name] : ''))?.className ?? 'cb-tone-c1'

const noField = { kind: 'enum', label: '', options: { values: [] } } satisfies Field
