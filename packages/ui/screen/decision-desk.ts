import { createElement } from 'react'
import type { DecisionExtras } from '../decide/decision-extras.ts'
import type { SpecialScreen } from './special-screen.ts'

/** The page where records are decided at the desk: their list, and the one opened with its file and what to weigh. */
export const decisionDesk = (path: string, title: string, extras: () => Promise<DecisionExtras>): SpecialScreen => ({
  path,
  title,
  load: async () => {
    const [{ default: DecisionDesk }, given] = await Promise.all([import('./DecisionDesk.tsx'), extras()])
    return { default: () => createElement(DecisionDesk, { path, extras: given }) }
  },
})
