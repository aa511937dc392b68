import type { ComponentType } from 'react'

/**
 * A screen that no declaration gives. `*.screen.ts` in a `web/` folder of modules (or apps/web/screens) exports one as
 * `screen`, or several as `screens`; the application finds them by their file name.
 */
export interface SpecialScreen {
  /** Route pattern from the slash: `/project/:id/gantt`. It goes before a generic screen of the same path. */
  readonly path: string
  readonly title: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
  /**
   * `shell`: in the sheet, with menu and tabs, antd at hand (the usual). `light`: the same without antd.
   * `bare`: the whole window and no antd (phone and customers' pages, printing).
   */
  readonly frame?: 'shell' | 'light' | 'bare'
}
