import { createElement } from 'react'
import type { Beside } from '../decide/beside.ts'
import type { SpecialScreen } from './special-screen.ts'

/** The page where records are decided at the desk: their list, and the one opened with its file and what to weigh. */
export const decisionDesk = (path: string, title: string, beside: () => Promise<Beside>): SpecialScreen => ({
  path,
  title,
  load: async () => {
    const [{ default: DecisionDesk }, { context, part }] = await Promise.all([import('./DecisionDesk.tsx'), beside()])
    const given: Beside = { context, ...(part ? { part } : {}) }
    return { default: () => createElement(DecisionDesk, { path, beside: given }) }
  },
})
