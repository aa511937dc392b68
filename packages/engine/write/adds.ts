import type { Adding } from '@chengban/kernel/consequence.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import type { Added } from '../row/act.ts'
import { changedNames } from '../row/changed.ts'
import { figure, givenValue } from '../row/figure.ts'
import type { Scene, Values } from '../row/scene.ts'
import { addRow } from './add-row.ts'

type Value = NonNullable<Adding['values'][string]> | null

const givenTo = (scene: Scene, value: Value): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if ('column' in value) return scene.row[value.column]
  if ('changed' in value) return changedInput(scene, value.changed === 'before' ? (scene.before ?? {}) : scene.row)
  return givenValue(scene, value)
}

/** All input that differs. */
const changedInput = ({ input, before, row }: Scene, of: Readonly<Values>): Values =>
  Object.fromEntries(
    changedNames(before ?? {}, row)
      .filter((name) => name in input)
      .map((name) => [name, of[name] ?? null]),
  )

/** Makes the rows that follow from a step. */
export const add = async (scene: Scene, adds: readonly Adding[] = []): Promise<Added> => {
  const made: Record<string, string[]> = {}
  for (const { row, values, when } of adds) {
    if (when && (await figure(scene, when)) !== true) continue
    const given: Values = {}
    for (const [name, one] of Object.entries(values)) given[name] = await givenTo(scene, one ?? null)
    made[row] = [...(made[row] ?? []), await addRow(scene, row as EntityName, given as never)]
  }
  return made
}
