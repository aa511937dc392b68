import type { Entity } from '@chengban/kernel/entity.ts'
import type { Values } from './values.ts'

const least = 2

/** What is asked for by the inputs of the call: of texts those that say something already. */
export const askedOf = ({ alike }: Entity, values: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(alike?.by ?? {}).flatMap(([input, column]) => {
      const text = String(values[column] ?? '').trim()
      return [...text].length >= least ? [[input, text] as const] : []
    }),
  )
