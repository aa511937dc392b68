import { request } from '@chengban/ui/api/request.ts'
import type { FileEntry } from '@chengban/ui/files/file-entry.ts'

export interface State {
  /** The state field it belongs to. */
  readonly flow: string
  readonly name: string
  /** Records in it that I may see. */
  readonly count: number
  readonly kind: 'start' | 'normal' | 'end' | 'reject'
}

export interface Transition {
  readonly flow: string
  readonly name: string
  readonly label: string
  readonly from: string
  readonly to: string
  /** Who may, in words. */
  readonly who: string
  /** The refusal message of the guard; empty for none. */
  readonly guard: string
  /** Who hears, in words. */
  readonly notify: string
  readonly isMine: boolean
}

export interface Diagram {
  readonly title: string
  readonly flows: readonly { readonly field: string; readonly label: string }[]
  readonly states: readonly State[]
  readonly transitions: readonly Transition[]
  readonly remark: string | null
  readonly file: readonly FileEntry[] | null
}

export const readDiagram = (module: string): Promise<Diagram> =>
  request('GET', '/api/processImage/diagram', { query: { module } })
