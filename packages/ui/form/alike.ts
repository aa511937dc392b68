import type { Entity } from '@chengban/kernel/entity.ts'
import type { Values } from './values.ts'

const least = 2

/** Returns the query of the call by its inputs: values that are too short to search for are left out. */
export const askedOf = ({ alike }: Entity, values: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(alike?.by ?? {}).flatMap(([input, column]) => {
      const text = String(values[column] ?? '').trim()
      return [...text].length >= least ? [[input, text] as const] : []
    }),
  )
