import { createElement } from 'react'
import type { SpecialScreen } from '../screen/special-screen.ts'
import type { Context } from './context.ts'

/** The page where records are decided at the desk: their list, and the one opened with its file and what to weigh. */
export const decisionDesk = (
  path: string,
  title: string,
  context: () => Promise<{ readonly context: readonly Context[] }>,
): SpecialScreen => ({
  path,
  title,
  load: async () => {
    const [{ DecisionDesk }, given] = await Promise.all([import('./DecisionDesk.tsx'), context()])
    return { default: () => createElement(DecisionDesk, { path, context: given.context }) }
  },
})
