import { createElement } from 'react'
import type { Context } from '../decide/context.ts'
import type { SpecialScreen } from './special-screen.ts'

/** The page where records are decided at the desk: their list, and the one opened with its file and what to weigh. */
export const decisionDesk = (
  path: string,
  title: string,
  context: () => Promise<{ readonly context: readonly Context[] }>,
): SpecialScreen => ({
  path,
  title,
  load: async () => {
    const [{ default: DecisionDesk }, given] = await Promise.all([import('./DecisionDesk.tsx'), context()])
    return { default: () => createElement(DecisionDesk, { path, context: given.context }) }
  },
})
