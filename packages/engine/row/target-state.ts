import { isAnswer } from '@chengban/kernel/decided.ts'
import { conflict, invalid, type Refusal } from '@chengban/kernel/refusal.ts'
import type { Move, Workflow } from '@chengban/kernel/workflow.ts'
import { figure } from './figure.ts'
import { fillWords, type StandingWords } from './filled-words.ts'
import { run, type Scene } from './scene.ts'

/** The state that a move leads to from where the row is. */
export const targetState = async (
  scene: Scene,
  { states }: Workflow,
  { to, name, label }: Move,
  { from, chosen }: { readonly from: string; readonly chosen: unknown },
): Promise<string> => {
  if (to === 'same') return from
  if (typeof to === 'string') return to
  if (Array.isArray(to)) return String(chosen)
  const state = 'handler' in to ? await run(scene, to.handler) : await figure(scene, to as Parameters<typeof figure>[1])
  if (state === null) throw conflict(`当前状态不能${label}`)
  if (typeof state !== 'string' || !states.includes(state))
    throw new Error(`${scene.entity.name} ${name} leads to ${String(state)}`)
  return state
}

/** Somebody else was faster. */
export const handled = '该单据已被处理'

/** What refuses a move in a state that it does not start from; `{column}`s are filled in. */
export const elsewhere = async (standing: StandingWords, move: Move, state: string): Promise<Refusal> => {
  const { entity } = standing
  const { name, elsewhere: words, elsewhereAt, label } = move
  const text = typeof words === 'string' ? words : words?.[state]
  const said = text && (await fillWords(standing, text))
  if (said && elsewhereAt) return invalid({ [elsewhereAt]: said })
  return conflict(said ?? (isAnswer(entity, name) ? handled : `当前状态不能${label}`))
}
