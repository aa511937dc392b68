import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import type { Guard } from '@chengban/kernel/workflow.ts'
import { figure } from '../row/figure.ts'
import { fillWords } from '../row/filled-words.ts'
import type { Scene, Values } from '../row/scene.ts'

/** Conditions of a step over the row as it will be; at a field they are the person's to mend, else the state's. */
export const checkGuards = async (scene: Scene, guards: readonly Guard<unknown>[] = []): Promise<void> => {
  for (const guard of guards) {
    if ((await figure(scene, guard.holds)) === true) continue
    const message = await said(scene, guard)
    throw guard.field ? invalid({ [guard.field]: message }) : conflict(message)
  }
}

const said = async (scene: Scene, { message, fill = {} }: Guard): Promise<string> => {
  const { tx, entity, row, asked, writer } = scene
  const figures: Values = { ...asked }
  for (const [name, expr] of Object.entries(fill)) figures[name] = await figure(scene, expr)
  return fillWords({ tx, catalog: writer.catalog, entity, row }, message, figures)
}
