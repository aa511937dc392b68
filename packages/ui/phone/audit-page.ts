import { createElement } from 'react'
import type { SpecialScreen } from '../screen/special-screen.ts'

/** The page on which records of some kinds are decided on the phone: what waits of them, or with `?id=` the record. */
export const auditPage = (path: string, title: string, modules: readonly string[]): SpecialScreen => ({
  path,
  title,
  frame: 'bare',
  load: async () => {
    const { AuditPage } = await import('./AuditPage.tsx')
    return { default: () => createElement(AuditPage, { title, modules }) }
  },
})
