import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import type { Guard } from '@chengban/kernel/workflow.ts'
import { figure } from '../row/figure.ts'
import { fillWords } from '../row/filled-words.ts'
import type { Scene, Values } from '../row/scene.ts'

/**
 * Conditions of a step over the row as it will be. Failed conditions at fields are the person's to correct, and all of
 * them are reported; otherwise the first condition on the state.
 */
export const checkGuards = async (scene: Scene, guards: readonly Guard<unknown>[] = []): Promise<void> => {
  const broken: Guard<unknown>[] = []
  for (const guard of guards) {
    if (broken.length > 0 && !guard.field) continue
    if ((await figure(scene, guard.holds)) === true) continue
    if (!guard.field) throw conflict(await said(scene, guard))
    broken.push(guard)
  }
  if (broken.length > 0) throw invalid(await wordsAt(scene, broken))
}

/** The messages at the fields of failed guards: of several at one field the first. */
export const wordsAt = async (scene: Scene, broken: readonly Guard<unknown>[]): Promise<Record<string, string>> => {
  const words: Record<string, string> = {}
  for (const guard of broken) if (guard.field) words[guard.field] ??= await said(scene, guard)
  return words
}

const said = async (scene: Scene, { message, fill = {} }: Guard): Promise<string> => {
  const { tx, entity, row, asked, writer } = scene
  const figures: Values = { ...asked }
  for (const [name, expr] of Object.entries(fill)) figures[name] = await figure(scene, expr)
  return fillWords({ tx, catalog: writer.catalog, entity, row }, message, figures)
}
